import { createHash } from "node:crypto";
import { type ZodType, z } from "zod";
import { type ErrorCode, errorStatus } from "#lib/errors.ts";
import { quizFiles } from "#lib/questions/export-quiz.ts";
import { errorBody } from "#lib/schemas/thread.ts";
import { cardOperations } from "./card-operations.ts";
import { namedAnswers, namedRequests } from "./components.ts";
import { guideOperations } from "./guide-operations.ts";
import { libraryOperations } from "./library-operations.ts";
import type { Content, Operation, Operations } from "./operation.ts";
import { quizOperations } from "./quiz-operations.ts";
import { serverOperations } from "./server-operations.ts";
import { studyOperations } from "./study-operations.ts";
import { subjectOperations } from "./subject-operations.ts";
import { threadOperations } from "./thread-operations.ts";

type Json = z.core.JSONSchema.BaseSchema;
type Way = "input" | "output";

/** All operations, in the groups of the page. */
export const operationGroups = {
  threads: threadOperations,
  study: studyOperations,
  quiz: quizOperations,
  guide: guideOperations,
  library: libraryOperations,
  subjects: subjectOperations,
  cards: cardOperations,
  server: serverOperations,
} as const satisfies Readonly<Record<string, Operations>>;

const id = { type: "string" } as const;

/** What stands in a path in braces. */
const pathParameters: Readonly<Record<string, { description: string; schema: Json }>> = {
  threadId: { description: "The id of a thread.", schema: id },
  uploadId: { description: "The id of a photo.", schema: id },
  screenshotId: { description: "The id of a screenshot.", schema: id },
  questionId: { description: "The id of a question.", schema: id },
  conflictId: { description: "The id of a conflict.", schema: id },
  packId: { description: "The id of a pack.", schema: id },
  sourceId: { description: "The id of a file of the pack.", schema: id },
  chunkId: { description: "The id of a section.", schema: id },
  subjectId: { description: "The id of a subject.", schema: id },
  subjectSourceId: { description: "The id of a source.", schema: id },
  cardId: { description: "The id of a card.", schema: id },
  pictureSha256: { description: "The hash of a picture of a card.", schema: { type: "string" } },
  number: {
    description: "The number of an edit, which is the revision that it made.",
    schema: { type: "integer", minimum: 0 },
  },
  step: { description: "A step, from 0.", schema: { type: "integer", minimum: 0 } },
  name: {
    description: "Which file.",
    schema: { type: "string", enum: ["document", "notes", "questions"] },
  },
  file: { description: "Which file.", schema: { type: "string", enum: [...quizFiles, "apkg"] } },
  path: {
    description: "A path of the list, slashes as they are.",
    schema: { type: "string" },
  },
};

/** What is one and the same for every operation. */
const about = `Lectern’s own pages use nothing else, so this is all that it can do.

There is no login: whoever reaches the server may use it. Who changes something from a page of another origin is refused. Texts for people come in the language of the cookie \`locale\`, else of \`Accept-Language\`: English or Russian.

What takes long is answered with 202 and done in the background; poll the thread with \`If-None-Match\`. Fields may be added to answers; those that are here stay.`;

/** Bounds that every whole number has in JavaScript, and what all keys of objects are: nothing that a reader asks. */
const withoutNoise = ({ jsonSchema }: { jsonSchema: Json }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  // Later versions add fields.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.type === "object") delete jsonSchema.propertyNames;
  if (jsonSchema.format === "binary") {
    delete jsonSchema.contentEncoding;
    jsonSchema.contentMediaType = "application/octet-stream";
  }
};

/** Makes JSON schemas; those that have a name are kept under it and referred to. */
const createSchemas = () => {
  const components: Record<string, Json> = {};
  const registries = {
    input: registryOf(namedRequests),
    output: registryOf(namedAnswers),
  };
  const make = (schema: ZodType, io: Way): Json => {
    const registry = registries[io];
    const {
      $schema,
      $defs,
      $id,
      id: name,
      ...made
    } = moved(z.toJSONSchema(schema, { io, metadata: registry, override: withoutNoise }));
    Object.assign(components, $defs);
    if (typeof name !== "string") return made;
    components[name] = made;
    return { $ref: `#/components/schemas/${name}` };
  };
  return { components, make };
};

const registryOf = (named: Readonly<Record<string, ZodType>>) => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  return registry;
};

/** The schema with its references leading to where OpenAPI keeps pieces. */
const moved = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

type Make = ReturnType<typeof createSchemas>["make"];

interface MediaType {
  readonly schema?: Json;
  readonly example?: unknown;
}

const contentOf = (
  { json, form, bytes = [] }: Content,
  io: Way,
  make: Make,
  example?: unknown,
): Record<string, MediaType> => ({
  ...(json && {
    "application/json": { schema: make(json, io), ...(example !== undefined && { example }) },
  }),
  ...(form && { "multipart/form-data": { schema: make(form, io) } }),
  ...Object.fromEntries(bytes.map((type) => [type, {}])),
});

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Json;
}

const parametersOf = (
  path: string,
  { query, tagged }: Operation,
  make: Make,
): (Parameter | { readonly $ref: string })[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const known = pathParameters[name];
    if (!known) throw new Error(`Nobody says what ${name} is in ${path}`);
    return { name, in: "path" as const, required: true, ...known };
  }),
  ...(query ? queryParameters(make(query, "input")) : []),
  ...(tagged ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
];

const queryParameters = ({ properties = {}, required = [] }: Json): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: "query", required: required.includes(name), schema: schema as Json },
  }));

const etag = { ETag: { description: "Names this state.", schema: { type: "string" } } };

const answersOf = ({ gives, tagged }: Operation, make: Make) => ({
  ...Object.fromEntries(
    Object.entries(gives).map(([status, content]) => [
      status,
      {
        description: content ? (meanings[status] ?? "Done.") : "Done; there is no body.",
        ...(tagged && { headers: etag }),
        ...(content && { content: contentOf(content, "output", make) }),
      },
    ]),
  ),
  ...(tagged && { 304: { $ref: "#/components/responses/NotModified" } }),
  "4XX": { $ref: "#/components/responses/Error" },
  "5XX": { $ref: "#/components/responses/Error" },
});

const meanings: Readonly<Record<string, string>> = {
  200: "Done.",
  201: "Made.",
  202: "Stored; the work goes on in the background.",
};

const operationObject = (group: string, operationId: string, operation: Operation, make: Make) => {
  const { on, summary, description, takes, example } = operation;
  const path = on.slice(on.indexOf(" ") + 1);
  const parameters = parametersOf(path, operation, make);
  return {
    ...{ operationId, tags: [group], summary },
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(takes && {
      requestBody: { required: true, content: contentOf(takes, "input", make, example) },
    }),
    responses: answersOf(operation, make),
  };
};

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The one shape of errors, with all codes that there are. */
const anyError = errorBody.extend({
  error: errorBody.shape.error.extend({ code: z.enum(codes) }),
});

/** Of the product, as `package.json` has it. */
const version = "0.1.0";

/** The HTTP API as OpenAPI 3.1 says it. */
const describeApi = () => {
  const { components, make } = createSchemas();
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const [group, operations] of Object.entries<Operations>(operationGroups)) {
    for (const [operationId, operation] of Object.entries(operations)) {
      const [method = "", path = ""] = operation.on.split(" ");
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operationObject(group, operationId, operation, make),
      };
    }
  }
  components.Error = make(anyError, "output");
  return {
    openapi: "3.1.1",
    info: {
      title: "Lectern",
      version,
      description: about,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [],
    tags: Object.keys(operationGroups).map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      parameters: {
        IfNoneMatch: {
          ...{ name: "If-None-Match", in: "header", required: false },
          description: "The `ETag` of the state that the client holds.",
          schema: { type: "string" },
        },
      },
      responses: {
        NotModified: { description: "The client holds this state already.", headers: etag },
        Error: {
          description:
            "Refused or failed. `code` says why, `message` says it in the reader’s language; `Retry-After` says when to try again, where that helps.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
    },
  };
};

export type ApiDescription = ReturnType<typeof describeApi>;

let made: { readonly tag: string; readonly body: ApiDescription } | undefined;

/** The description and the tag of its state. It is made when somebody first asks, which takes a moment. */
export const apiDescription = () => {
  made ??= taggedDescription();
  return made;
};

const taggedDescription = () => {
  const body = describeApi();
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  return { tag: `"${hash}"`, body };
};
