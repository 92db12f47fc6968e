import { expect, vi } from "vitest";
import { z } from "zod";
import { operationGroups } from "#lib/http/openapi/api-description.ts";
import type { Operation, Operations } from "#lib/http/openapi/operation.ts";
import { misfitOf, requestMisfitOf } from "#lib/http/openapi/testing/misfit.ts";

/** A place of the router as the description writes it, and the other way round where it has no brackets. */
const pathOf = (place: string): string => place.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");

const operations = new Map<string, Operation>(
  Object.values<Operations>(operationGroups)
    .flatMap((group) => Object.values(group))
    .map((operation) => [operation.on, operation]),
);

/** The described operations, each by method and path. */
export const describedOperations = (): string[] => [...operations.keys()].sort();

/** The name of an operation as the description has it. */
export const operationName = (method: string, place: string): string =>
  `${method} ${pathOf(place)}`;

/** The route looks at these without a schema: a name of a file, a wish to wait. Of a reply it leaves what fits to the graph. */
const readOtherwise = new Set(["name", "settled", "interruptId"]);

/** What a route must parse with: of a union it may be the part that the request is. */
const parsers = ({ takes, query }: Operation): z.ZodType[][] =>
  [takes?.json, query]
    .filter((schema) => schema !== undefined)
    .filter(
      (schema) =>
        !(schema instanceof z.ZodObject) ||
        !Object.keys(schema.shape).some((field) => readOtherwise.has(field)),
    )
    .map((schema) =>
      schema instanceof z.ZodUnion ? [schema, ...(schema.options as z.ZodType[])] : [schema],
    );

/**
 * The answer of a route, which is as the API is described: status, media type and fields. Where the route did what it was
 * asked for, so was the request, and it was parsed with the very schema that is described.
 * @param place of the router, such as `/api/quiz/[threadId]`
 */
export const asDescribed = async (
  place: string,
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const { method } = request;
  const operation = operations.get(operationName(method, place));
  if (!operation) throw new Error(`Nothing describes ${method} ${place}`);
  const sent = await wired(request);
  const isJson = sent.contentType === "application/json";
  const expected = sent.contentType === null || isJson ? parsers(operation) : [];
  const spies = expected.map((schemas) => schemas.map((schema) => vi.spyOn(schema, "safeParse")));
  const response = await handle(request);
  const calls = spies.map((ofOne) => ofOne.some((spy) => spy.mock.calls.length > 0));
  for (const spy of spies.flat()) spy.mockRestore();
  const answered = { method, path: place, status: response.status, ...(await wired(response)) };
  expect(misfitOf(answered)).toBeNull();
  if (response.status < 300) {
    expect(requestMisfitOf({ method, path: place, ...sent })).toBeNull();
    expect({ operation: operation.on, parsedAsDescribed: !calls.includes(false) }).toEqual({
      operation: operation.on,
      parsedAsDescribed: true,
    });
  }
  return response;
};

const wired = async (message: Request | Response) => ({
  contentType: message.headers.get("content-type"),
  text: message.body === null ? null : await message.clone().text(),
});
