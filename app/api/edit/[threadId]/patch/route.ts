import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { readDocumentPatch } from "#lib/http/read-document-patch.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";

/** Replaces a text that stands in the document exactly once: `{ success, edit_count, document_updated }`. */
export const POST = route<"threadId">("write", async ({ request, params }) => {
  const patch = await readDocumentPatch(request);
  const { editCount } = await (await runtime()).patchDocument(localOwner, params.threadId, patch);
  return answer({ success: true, edit_count: editCount, document_updated: true });
});

const refused = methodNotAllowed("POST");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT };
