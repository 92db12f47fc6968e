import type { ZodType } from "zod";
import { AppError } from "../errors.ts";
import { mediaType, refuseContentType } from "./content-type.ts";
import { parseInput } from "./parse-input.ts";
import { type BodyLimit, readBody } from "./read-body.ts";

/** Largest JSON body but for notes: an answer of 10,000 characters, each written as `\uXXXX`. */
const maxJson: BodyLimit = { bytes: 100_000, code: "body_too_large", toldBytes: 100_000 };

/**
 * The JSON body in the shape of its schema. Only `application/json` is taken: a page of another site
 * cannot send it without asking first.
 * @throws AppError content_type_refused, body_too_large, bad_request
 */
export const readJson = async <T>(
  request: Request,
  schema: ZodType<T>,
  limit: BodyLimit = maxJson,
): Promise<T> => {
  const type = mediaType(request);
  if (type !== "application/json") refuseContentType(request, ["application/json"]);
  return parseInput(schema, parseJson(decode(await readBody(request, limit))));
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("bad_request", "The body is not UTF-8.", { cause });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, storable);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad_request", "The body is not JSON.", { cause });
  }
};

/** Postgres stores no NUL, and half a surrogate pair is no character: `\ud800` becomes `\ufffd`. */
const storable = (key: string, value: unknown): unknown => {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new AppError("bad_request", "The body holds a NUL character.");
  }
  return typeof value === "string" ? value.toWellFormed() : value;
};
