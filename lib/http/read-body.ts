import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { ZodType } from "zod";
import { z } from "zod";
import { type BodyLimit, promisedBytes, readBody, tooLarge } from "#lib/bounded-body.ts";
import { AppError } from "#lib/errors.ts";
import { decodeNote } from "#lib/notes/check-note.ts";
import { type BodyShare, heldBodies } from "./body-share.ts";

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

/**
 * Input from outside in the shape of its schema.
 * @throws AppError bad_request that names the first wrong field; never the value itself.
 */
export const parseInput = <T>(schema: ZodType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join(".") ?? "";
  const problem = issue?.message ?? "wrong";
  throw new AppError("bad_request", `${field || "input"}: ${problem}`, {
    details: { field, problem },
  });
};

/** A number in a path, such as that of an edit. @throws AppError not_found: anything else names nothing. */
export const numberParam = (value: string): number => {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(value)) {
    throw new AppError("not_found", "The path holds no number.");
  }
  return Number(value);
};

/**
 * What `readBody` reads, piece by piece, for what is stored while it arrives.
 * @throws AppError with the limit's code, uploads_crowded
 */
export async function* streamBody(
  request: Pick<Request, "headers" | "body">,
  limit: BodyLimit,
  share: BodyShare,
): AsyncGenerator<Uint8Array> {
  const promised = promisedBytes(request);
  if (promised > limit.bytes) throw tooLarge(limit);
  share.take(request, promised);
  if (!request.body) return;
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limit.bytes) throw tooLarge(limit);
    if (size > promised) share.take(request, size);
    yield part;
  }
}

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
  return parseInput(schema, parseJson(decode(await readBody(request, limit, heldBodies()))));
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
    // The parser's error quotes the body, where a key or a note may stand: no cause for a log.
    throw new AppError("bad_request", "The body is not JSON.");
  }
};

/** Postgres stores no NUL, and half a surrogate pair is no character: `\ud800` becomes `\ufffd`. */
const storable = (key: string, value: unknown): unknown => {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new AppError("bad_request", "The body holds a NUL character.");
  }
  return typeof value === "string" ? value.toWellFormed() : value;
};

const longestName = 255;

/** A sent file's name without folders, fit to be stored and shown; it is never opened. Null when nothing is left. */
export const shownFileName = (name: string): string | null => {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replaceAll(/\p{C}/gu, "").toWellFormed().slice(-longestName).toWellFormed() || null;
};

/** Fields of a form are strings: an empty one is one that was left out. */
export const formField = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.string().optional(),
);

/** The fields of a form that are no files. */
export const formTexts = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));

/**
 * The text of a form's `file`, with its name; nothing when none was chosen.
 * @throws AppError note_not_text
 */
export const formNote = async (
  form: FormData,
): Promise<{ text: string; fileName: string | null } | null> => {
  const file = form.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return null;
  const text = decodeNote(new Uint8Array(await file.arrayBuffer()));
  return { text, fileName: shownFileName(file.name) };
};

/** A field that holds JSON. @throws AppError bad_request */
export const parseField = (field: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", `The field ${field} is not JSON.`, {
      cause,
      details: { field, problem: "not JSON" },
    });
  }
};

/** A form has a file and some fields; what comes after so many parts is overlooked. */
const mostParts = 50;

/**
 * The first file in a form's field, as it arrives; null when there is none. Its bytes end with the whole form: one that is
 * broken off behind its file is broken, too.
 * @throws AppError content_type_refused, bad_request, the limit's code; its bytes throw the same
 */
export const streamFormFile = async (
  request: Request,
  field: string,
  limit: BodyLimit,
  share: BodyShare,
): Promise<{ readonly fileName: string; readonly pieces: AsyncIterable<Uint8Array> } | null> => {
  const type = "multipart/form-data";
  if (mediaType(request) !== type) return refuseContentType(request, [type]);
  const { promise: found, resolve, reject } = Promise.withResolvers<FormFile | null>();
  let file: Readable | null = null;
  const parser = formParser(request);
  parser.on("file", (name, stream, fileName) => {
    // Its end is told by the form's.
    stream.on("error", () => {});
    if (name !== field || file) {
      stream.resume();
      return;
    }
    file = stream;
    resolve({ fileName, stream });
  });
  const whole = pipeline(Readable.from(streamBody(request, limit, share)), parser).then(
    () => resolve(null),
    (thrown) => {
      const error = formError(thrown);
      file?.destroy(error);
      reject(error);
      throw error;
    },
  );
  whole.catch(() => {});
  const given = await found;
  if (!given) return null;
  return {
    fileName: given.fileName,
    pieces: (async function* () {
      try {
        yield* given.stream as AsyncIterable<Uint8Array>;
      } catch (thrown) {
        throw formError(thrown);
      } finally {
        // Where the reading was left early: the rest of the form is not waited for.
        if (!given.stream.readableEnded) parser.destroy();
      }
      await whole;
    })(),
  };
};

interface FormFile {
  readonly fileName: string;
  readonly stream: Readable;
}

const formParser = (request: Request) => {
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return new Busboy({
      headers,
      preservePath: true,
      limits: { parts: mostParts },
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch (cause) {
    throw unreadable(cause);
  }
};

/** What the body refuses stays as it is; all else is the form's fault, or that of who broke it off. */
const formError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : unreadable(thrown);

const unreadable = (cause: unknown) =>
  new AppError("bad_request", "The form cannot be read.", { cause });

/**
 * The body as a form, read no further than its limit.
 * @throws AppError content_type_refused, bad_request, the limit's code
 */
export const readForm = async (request: Request, limit: BodyLimit): Promise<FormData> => {
  const type = "multipart/form-data";
  if (mediaType(request) !== type) return refuseContentType(request, [type]);
  const bytes = await readBody(request, limit, heldBodies());
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch (cause) {
    throw unreadable(cause);
  }
};
