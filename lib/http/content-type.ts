import { AppError } from "../errors.ts";

/** The media type of the body, without parameters and in lower case; "" when there is none. */
export const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** @throws AppError content_type_refused */
export const refuseContentType = (request: Request, taken: readonly string[]): never => {
  const type = mediaType(request) || "none";
  throw new AppError("content_type_refused", `Content type ${type} is not taken.`, {
    details: { taken: taken.join(", ") },
  });
};
