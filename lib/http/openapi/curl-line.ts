import type { z } from "zod";
import type { ApiDescription } from "./api-description.ts";

type Json = z.core.JSONSchema.BaseSchema;
type Schemas = Readonly<Record<string, Json>>;
type DescribedOperation = ApiDescription["paths"][string][string];

/** The smallest value that fits a schema, to begin with. */
export const exampleOf = (schema: Json, schemas: Schemas): unknown => {
  if (schema.$ref !== undefined) {
    return exampleOf(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, schemas);
  }
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first as Json, schemas);
  if (schema.const !== undefined) return schema.const;
  return schema.enum ? schema.enum[0] : typedExample(schema, schemas);
};

const typedExample = (schema: Json, schemas: Schemas): unknown => {
  switch ([schema.type].flat()[0]) {
    case "object":
      return objectExample(schema, schemas);
    case "array":
      return (schema.minItems ?? 0) > 0 ? [exampleOf((schema.items ?? {}) as Json, schemas)] : [];
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1));
    case "boolean":
      return true;
    default:
      return "…".padEnd(schema.minLength ?? 1, "…");
  }
};

/** With what must be there; a change that may leave everything out names its first field. */
const objectExample = ({ properties = {}, required = [] }: Json, schemas: Schemas) => {
  const [first] = Object.keys(properties);
  const named = required.length > 0 || first === undefined ? required : [first];
  return Object.fromEntries(
    named.map((key) => [key, exampleOf((properties[key] ?? {}) as Json, schemas)]),
  );
};

/** For a shell: as it is between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** How an operation is asked from a shell. @param origin such as `http://127.0.0.1:3000` */
export const curlLine = (
  { origin, method, path }: { origin: string; method: string; path: string },
  { parameters = [], requestBody }: DescribedOperation,
  schemas: Schemas,
): string => {
  const query = parameters.flatMap((one) =>
    "in" in one && one.in === "query" && one.required
      ? [`${one.name}=${String(exampleOf(one.schema, schemas))}`]
      : [],
  );
  const address = `${origin}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const verb = method === "get" ? [] : ["-X", method.toUpperCase()];
  return ["curl", ...verb, quoted(address), ...bodyOf(requestBody?.content ?? {}, schemas)].join(
    " ",
  );
};

type Content = Readonly<Record<string, { readonly schema?: Json; readonly example?: unknown }>>;

const bodyOf = (content: Content, schemas: Schemas): string[] => {
  const json = content["application/json"];
  if (json?.schema) {
    const body = JSON.stringify(json.example ?? exampleOf(json.schema, schemas));
    return ["-H", "'content-type: application/json'", "-d", quoted(body)];
  }
  if (content["multipart/form-data"]) return ["-F", "'file=@file'"];
  const [type] = Object.keys(content);
  return type === undefined
    ? []
    : ["-H", quoted(`content-type: ${type}`), "--data-binary", "'@file'"];
};
