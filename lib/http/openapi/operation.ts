import type { ZodObject, ZodType } from "zod";

/** A body, in one or several of the forms that a client may choose from. */
export interface Content {
  readonly json?: ZodType;
  /** Fields of a multipart form; a field that is no text is written as JSON. */
  readonly form?: ZodType;
  /** Media types of bytes. */
  readonly bytes?: readonly string[];
}

/** What one method of one path takes and gives. The schemas are those that its route parses with and answers in. */
export interface Operation {
  readonly on: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /api/${string}`;
  /** What it does, in a line; for developers, and so in English alone. */
  readonly summary: string;
  readonly description?: string;
  readonly query?: ZodObject;
  readonly takes?: Content;
  /** A body to begin with, where the smallest one that fits would be refused. */
  readonly example?: unknown;
  /** By the status of success; null where there is no body. */
  readonly gives: Readonly<Record<number, Content | null>>;
  /** Whether the answer has an `ETag` and is 304 where `If-None-Match` names it. */
  readonly tagged?: true;
}

/** Operations by their ids, which clients that are generated name their functions after. */
export type Operations = Readonly<Record<string, Operation>>;

/** Media types that several answers have. */
export const zip = ["application/zip"] as const;
export const markdown = "text/markdown";
export const pictures = ["image/jpeg", "image/png", "image/webp"] as const;
