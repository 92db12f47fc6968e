import { AppError } from "#lib/errors.ts";
import { route } from "#lib/http/route.ts";

/** Every path of the API that is none: the same error shape as everywhere, and no page. */
const unknown = (request: Request) =>
  route("read", () => Promise.reject(new AppError("not_found", "No such path.")))(request, {
    params: Promise.resolve({}),
  });

export {
  unknown as DELETE,
  unknown as GET,
  unknown as OPTIONS,
  unknown as PATCH,
  unknown as POST,
  unknown as PUT,
};
