import { expect, test } from "vitest";
import { apiDescription } from "./api-description.ts";
import { curlLine, exampleOf } from "./curl-line.ts";
import { misfitOf, requestMisfitOf } from "./testing/misfit.ts";
import { typeText } from "./type-text.ts";

const { body: description } = apiDescription();
const { schemas } = description.components;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...{ path, method, operation, name: `${method.toUpperCase()} ${path}` },
  })),
);
const json = "application/json";

test("every reference leads somewhere, and every named piece is used", () => {
  const text = JSON.stringify(description);
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual(Object.keys(schemas).sort());
});

test("ids of operations are names of functions, each one once", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(operations)("$name: the body to begin with is one", ({ path, method, operation }) => {
  const content = operation.requestBody?.content[json];
  const example = content?.example ?? (content?.schema && exampleOf(content.schema, schemas));
  if (example === undefined) return;
  const sent = { method: method.toUpperCase(), path, contentType: json };
  expect(requestMisfitOf({ ...sent, text: JSON.stringify(example) })).toBeNull();
});

const answered = { method: "GET", path: "/api/subjects", status: 200, contentType: json };
const subjects = { subjects: [], current: null };

test.each([
  ["what is described", answered, subjects, null],
  ["an error", { ...answered, status: 409 }, { error: { code: "not_found", message: "x" } }, null],
  ["a field that nobody described", answered, { ...subjects, more: 1 }, /more/],
  ["a field that is missing", answered, { subjects: [] }, /current/],
  ["another status of success", { ...answered, status: 201 }, subjects, /no such status/],
  ["another media type", { ...answered, contentType: "text/html" }, subjects, /text\/html/],
  [
    "a code that is none",
    { ...answered, status: 500 },
    { error: { code: "x", message: "" } },
    /code/,
  ],
  ["another method", { ...answered, method: "PUT" }, subjects, /no such operation/],
])("%s is judged by the description", (_, head, body, fault) => {
  const misfit = misfitOf({ ...head, text: JSON.stringify(body) });
  if (fault === null) expect(misfit).toBeNull();
  else expect(misfit).toMatch(fault);
});

test("an address is one of the path with the fewest names", () => {
  const path = "/api/threads/thr_1/download/docx";
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const got = { method: "GET", path, status: 200, contentType: docx, text: "" };
  expect(misfitOf(got)).toBeNull();
});

test("a type is read as one of TypeScript, with its bounds and names", () => {
  const schema = {
    type: "object",
    properties: {
      title: { type: "string", minLength: 1, maxLength: 120 },
      kinds: { type: "array", items: { type: "string", enum: ["a", "b"] } },
      thread: { anyOf: [{ $ref: "#/components/schemas/Thread" }, { type: "null" }] },
    },
    required: ["title"],
  } as const;
  const text = typeText(schema as unknown as Parameters<typeof typeText>[0]).map((piece) =>
    typeof piece === "string" ? piece : `<${piece.name}>`,
  );
  expect(text.join("")).toBe(`{
  title: string, // 1 to 120 characters
  kinds?: ("a" | "b")[],
  thread?: <Thread> | null,
}`);
});

test("a line for the shell keeps what would end its quotes", () => {
  const operation = description.paths["/api/subjects"]?.post;
  if (!operation) throw new Error("No subjects are made");
  const [origin, method, path] = ["http://127.0.0.1:3000", "post", "/api/it's"];
  expect(curlLine({ origin, method, path }, operation, schemas)).toBe(
    `curl -X POST 'http://127.0.0.1:3000/api/it'\\''s' -H 'content-type: application/json' -d '{"name":"…"}'`,
  );
});
