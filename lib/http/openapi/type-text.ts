import type { z } from "zod";

type Json = z.core.JSONSchema.BaseSchema;

/** A piece of a type as it is read: text, or the name of a schema that stands elsewhere. */
export type TypePiece = string | { readonly name: string };

/** The schema in the notation of TypeScript, which says in a line what JSON Schema says in ten. */
export const typeText = (schema: Json): TypePiece[] => {
  const merged: TypePiece[] = [];
  for (const piece of piecesOf(schema, "")) {
    const last = merged.at(-1);
    if (typeof piece === "string" && typeof last === "string") merged.splice(-1, 1, last + piece);
    else merged.push(piece);
  }
  return merged;
};

const piecesOf = (schema: Json, indent: string): TypePiece[] => {
  if (schema.$ref !== undefined) return [{ name: schema.$ref.split("/").at(-1) ?? "" }];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return [schema.enum.map((one) => JSON.stringify(one)).join(" | ")];
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return joined(parts.map((part) => piecesOf(part as Json, indent)));
  if (Array.isArray(schema.type)) return [schema.type.join(" | ")];
  if (schema.type === "array") return arrayText(schema, indent);
  if (schema.type === "object") return objectText(schema, indent);
  if (schema.format === "binary") return ["file"];
  return [schema.type ?? "any"];
};

const joined = (parts: readonly TypePiece[][]): TypePiece[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [" | ", ...part]));

const arrayText = ({ items }: Json, indent: string): TypePiece[] => {
  const item = piecesOf((items ?? {}) as Json, indent);
  const isUnion = item.some((piece) => piece === " | ") || /^"[^{]*\|/.test(String(item[0]));
  return isUnion ? ["(", ...item, ")[]"] : [...item, "[]"];
};

const objectText = (schema: Json, indent: string): TypePiece[] => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const fields = Object.entries(properties).flatMap(([key, field]): TypePiece[] => [
    `${inner}${key}${required.includes(key) ? "" : "?"}: `,
    ...piecesOf(field as Json, inner),
    `,${commentOf(limitsOf(field as Json))}\n`,
  ]);
  const others: TypePiece[] =
    typeof additionalProperties === "object"
      ? [`${inner}[key: string]: `, ...piecesOf(additionalProperties as Json, inner), ",\n"]
      : [];
  return fields.length + others.length === 0 ? ["{}"] : ["{\n", ...fields, ...others, `${indent}}`];
};

const commentOf = (text: string): string => (text === "" ? "" : ` // ${text}`);

/** What a type does not say: bounds, and what a field is that was left out. */
export const limitsOf = (schema: Json): string => {
  const said = [
    between(schema.minLength, schema.maxLength, "characters"),
    between(schema.minItems, schema.maxItems, "items"),
    between(schema.minimum, schema.maximum, ""),
    schema.default === undefined || typeof schema.default === "object"
      ? ""
      : `default ${JSON.stringify(schema.default)}`,
  ].filter((part) => part !== "");
  return said.join(", ");
};

const between = (least: number | undefined, most: number | undefined, of: string): string => {
  if (least === undefined && most === undefined) return "";
  const bounds =
    most === undefined
      ? `at least ${least}`
      : least === undefined
        ? `at most ${most}`
        : `${least} to ${most}`;
  return `${bounds} ${of}`.trim();
};
