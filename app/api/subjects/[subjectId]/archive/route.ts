import { handlers } from "#app/handlers.ts";
import { attachment, fileName } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"subjectId">(
  {
    /** The subject with all that it holds, as a file that another Lectern takes in. */
    GET: async ({ params, locale, services }) => {
      const { getSubject, archiveSubject } = services.subjects.read;
      const { name } = await getSubject(params.subjectId, locale);
      const packed = await archiveSubject(params.subjectId);
      return attachment(packed, { name: `${fileName(name)}.zip`, type: "application/zip" });
    },
  },
  // A large subject takes seconds to be packed.
  { GET: "create" },
);
