import { AppError } from "../errors.ts";
import { mediaType, refuseContentType } from "./content-type.ts";
import { type BodyLimit, readBody } from "./read-body.ts";

/**
 * The body as a form, read no further than its limit.
 * @throws AppError content_type_refused, bad_request, the limit's code
 */
export const readForm = async (request: Request, limit: BodyLimit): Promise<FormData> => {
  const type = "multipart/form-data";
  if (mediaType(request) !== type) return refuseContentType(request, [type]);
  const bytes = await readBody(request, limit);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch (cause) {
    throw new AppError("bad_request", "The form cannot be read.", { cause });
  }
};
