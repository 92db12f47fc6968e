import { expect, test } from "vitest";
import { readJsonFile } from "./read-json.ts";

const read = (value: unknown) => readJsonFile(new TextEncoder().encode(JSON.stringify(value)));

const chunk = {
  ...{ id: "c1", section_id: "s1", title: "Export", content: "Choose **File**.", page: 12 },
  metadata: {
    ...{ section_id: "s1", title: "Export", page: 12, char_count: 16, token_estimate: 4 },
    ...{ part: 2, total_parts: 3, embedding_model: "model-x", embedding_dimension: 3 },
  },
  ...{ embedding: [0, 0.6, 0.8], edition: "Suite" },
};

test("chunks of another program are taken as they are, with their vectors", () => {
  expect(read([chunk])).toMatchObject({
    kind: "chunks",
    chunks: [
      {
        ...{ title: "Export", text: "Choose **File**.", page: 12, part: 2, totalParts: 3 },
        ...{ address: "c1", innerAddresses: ["s1"], editions: ["Suite"], kind: "manual" },
        given: { modelId: "model-x", vector: [0, 0.6, 0.8] },
      },
    ],
  });
  const { metadata: _metadata, embedding: _embedding, ...bare } = chunk;
  expect(read([bare]).kind === "chunks" && read([bare])).toMatchObject({
    chunks: [{ part: 1, totalParts: 1, given: null }],
  });
});

test("differences carry their fields, and both languages where they have them", () => {
  const difference = {
    ...{ feature: "Tracks", fact: "Eight.", since: "12", editions: ["Lite"], source: "Notes" },
    ru: { feature: "Дорожки", fact: "Восемь." },
  };
  expect(read({ differences: [difference] })).toMatchObject({
    kind: "differences",
    chunks: [
      {
        ...{ kind: "difference", title: "Tracks / Дорожки", text: "Eight.\n\nВосемь." },
        ...{ since: "12", until: null, editions: ["Lite"], difference: { limit: null } },
      },
    ],
  });
});

test("one wrong entry refuses the file and is named", () => {
  const wrong = [chunk, { ...chunk, content: "" }];
  expect(() => read(wrong)).toThrow(
    expect.objectContaining({
      code: "source_json_invalid",
      details: { entry: 2, field: "content" },
    }),
  );
  for (const value of [[], {}, 3, [3], { product: "" }, "x"]) {
    expect(() => read(value)).toThrow(expect.objectContaining({ code: "source_json_invalid" }));
  }
});
