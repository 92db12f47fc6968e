/**
 * The smallest value that a JSON Schema accepts, so that a task without a reply of its own still
 * gets a well-formed answer. Knows what zod writes: no `$ref`, no patterns.
 */
export const sampleSchema = (schema: unknown): unknown => {
  if (!isObject(schema)) return "x";
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return sampleSchema(choices[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return sampleObject(schema);
    case "array":
      return Array.from({ length: number(schema.minItems, 1) }, () => sampleSchema(schema.items));
    case "number":
    case "integer":
      return number(schema.minimum, number(schema.exclusiveMinimum, 0) + 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "sample".padEnd(number(schema.minLength, 0), ".");
  }
};

const sampleObject = (schema: Readonly<Record<string, unknown>>): unknown => {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : Object.keys(properties);
  return Object.fromEntries(required.map((key) => [key, sampleSchema(properties[key])]));
};

const number = (value: unknown, fallback: number): number =>
  typeof value === "number" ? value : fallback;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
