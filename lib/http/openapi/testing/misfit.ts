import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { apiDescription } from "../api-description.ts";

/** What was sent or answered, as it crossed the wire. */
interface Exchange {
  readonly method: string;
  /** As in an address, or as in the router (`/api/quiz/[threadId]`). */
  readonly path: string;
  readonly contentType: string | null;
  /** Null for none. */
  readonly text: string | null;
}

interface Answered extends Exchange {
  readonly status: number;
}

const { body: description } = apiDescription();

/**
 * The description with objects that have no other fields than those it names: a field that is answered and not described is
 * a fault of the description, though clients are told to overlook it.
 */
const closed: typeof description = JSON.parse(JSON.stringify(description), (_, value) => {
  const isObject = typeof value === "object" && value !== null && value.type === "object";
  return isObject && "properties" in value
    ? { additionalProperties: false, ...value }
    : (value as unknown);
});

const validators = new Ajv2020({ strict: false, validateFormats: false });
validators.addSchema(description, "sent");
validators.addSchema(closed, "answered");

const made = new Map<string, ValidateFunction>();

const pointer = (parts: readonly string[]): string =>
  parts
    .map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`)
    .join("");

/** Why the JSON does not fit the schema at this place of the description; null when it does. */
const faultOf = (of: "sent" | "answered", place: readonly string[], text: string) => {
  const ref = `${of}#${pointer(place)}`;
  const validate = made.get(ref) ?? validators.compile({ $ref: ref });
  made.set(ref, validate);
  if (validate(JSON.parse(text))) return null;
  const said = validate.errors?.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return [...new Set(said)].slice(0, 6).join("; ");
};

type Content = Readonly<Record<string, { readonly schema?: unknown }>>;

/** Whether an address has this path; the parameter of files may hold slashes. */
const matches = (described: string, path: string): boolean => {
  const [wanted, given] = [described.split("/"), path.split("/")];
  const fits = wanted.every((part, at) => (part.startsWith("{") ? given[at] : part === given[at]));
  return fits && (wanted.at(-1) === "{path}" || wanted.length === given.length);
};

/** Paths without parameters win, as they do in the router. */
const paths = Object.keys(description.paths).sort(
  (a, b) => a.split("{").length - b.split("{").length,
);

/** The path of the description that an address or a place of the router has; null for none. */
const describedPath = (path: string): string | null => {
  const routed = path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
  if (routed in description.paths) return routed;
  return paths.find((described) => matches(described, path)) ?? null;
};

const operationOf = ({ method, path }: Exchange) => {
  const described = describedPath(path);
  const operation = described && description.paths[described]?.[method.toLowerCase()];
  return described && operation ? { described, operation } : null;
};

const typeOf = (contentType: string | null): string =>
  (contentType ?? "").split(";")[0]?.trim() ?? "";

/** Where a body differs from its description; null where it does not. */
const bodyFault = (
  of: "sent" | "answered",
  { contentType, text }: Exchange,
  place: readonly string[],
  content: Content | undefined,
): string | null => {
  const type = typeOf(contentType);
  if (!content) return text ? `a body of ${type}, where none is described` : null;
  if (!(type in content)) return `${type || "no type"}, not ${Object.keys(content).join(", ")}`;
  if (type !== "application/json" || !content[type]?.schema) return null;
  return faultOf(of, [...place, "content", type, "schema"], text ?? "");
};

/** What of an answer is not as the description of the API says; null when all is. */
export const misfitOf = (answered: Answered): string | null => {
  const name = `${answered.method} ${answered.path} ${answered.status}`;
  const found = operationOf(answered);
  if (!found)
    return answered.status === 404 || answered.status === 405 ? null : `${name}: no such operation`;
  const { described, operation } = found;
  const status = String(answered.status);
  const responses: Readonly<Record<string, object>> = operation.responses;
  const response = responses[status] ?? responses[`${status[0]}XX`];
  if (!response) return `${name}: no such status`;
  const reference = "$ref" in response ? String(response.$ref) : null;
  const place = reference?.slice(2).split("/") ?? [
    ...["paths", described, answered.method.toLowerCase(), "responses", status],
  ];
  const whole =
    reference === null
      ? response
      : description.components.responses[place.at(-1) as "Error" | "NotModified"];
  const content = "content" in whole ? (whole.content as Content) : undefined;
  const fault = bodyFault("answered", answered, place, content);
  return fault === null ? null : `${name}: ${fault}`;
};

/** What of a request that was taken is not as the description says; null when all is. */
export const requestMisfitOf = (sent: Exchange): string | null => {
  const found = operationOf(sent);
  if (!found) return `${sent.method} ${sent.path}: no such operation`;
  const { described, operation } = found;
  const content: Content | undefined = operation.requestBody?.content;
  const place = ["paths", described, sent.method.toLowerCase(), "requestBody"];
  const fault = bodyFault("sent", sent, place, content);
  return fault === null ? null : `${sent.method} ${sent.path}, sent: ${fault}`;
};
