import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ArtifactSnapshot } from "./artifact-files.ts";
import { downloadArchive, downloadFile } from "./download-files.ts";

const at = new Date(Date.UTC(2026, 2, 1, 12));

const question = (
  ordinal: number,
  answer: string | null,
  quotes: string[],
): ArtifactSnapshot["questions"][number] => ({
  ...{ id: `q${ordinal}`, ordinal, text: `Question ${ordinal + 1}?`, answer, quotes },
  ...{ status: answer === null ? "failed" : "answered", basis: "rules", errorCode: null },
});

const notes =
  "# Sets\r\n\r\nA set is a collection.\r\nIt has no order.\r\n\r\n- one\r\n- two\r\n\r\n```js\nlet a;\n```\r\n";

const snapshot: ArtifactSnapshot = {
  ...{ threadId: "thr_1", revision: 9, title: "Sets", topic: "Sets", status: "done" },
  ...{ createdAt: at, updatedAt: at, generated: "# Generated\n", edits: [] },
  notes,
  document:
    "# Sets\n\nA set is a collection. [[3]](#note-L3)\nIt has no order. [[4]](#note-L4)\n\n- two [[7]](#note-L7)\n\n```js\nlet a;\n```\n\n[[9]](#note-L9)\n",
  questions: [
    question(0, "A set is a collection. [[3]](#note-L3)", [
      "A set is a collection. [[3]](#note-L3)",
    ]),
    question(1, "In my words.", ["It has no order."]),
    question(2, null, []),
  ],
};

const archive = (
  changes: Partial<ArtifactSnapshot> = {},
  pictures: Parameters<typeof downloadArchive>[1]["pictures"] = [],
): Map<string, string> => {
  const photos = [
    { mediaType: "image/jpeg", bytes: new Uint8Array([1, 2, 3]) },
    { mediaType: "image/png", bytes: new Uint8Array([4]) },
  ];
  const files = Object.entries(
    unzipSync(downloadArchive({ ...snapshot, ...changes }, { photos, pictures }, "en")),
  );
  return new Map(files.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
};

test("an archive holds text for a person under plain names, the photos, and apart what programs read", () => {
  expect([...archive().keys()]).toEqual([
    "document.md",
    "notes.md",
    "questions.md",
    "data/generated_material.md",
    "data/edit_history.json",
    "data/metadata.json",
    "photos/page-1.jpg",
    "photos/page-2.png",
  ]);
});

test("in an archive every link into the notes leads to a place in the file beside it", () => {
  const files = archive();
  const text = `${files.get("document.md")}${files.get("questions.md")}`;
  expect(text).not.toContain("](#");
  const targets = [...text.matchAll(/\]\((notes\.md)#([^)]+)\)/g)];
  expect(targets.length).toBe(5);
  for (const [, file = "", id] of targets) expect(files.get(file)).toContain(`<a id="${id}"></a>`);
});

test("the places in the notes stand between its blocks and leave the notes as they are", () => {
  const made = archive().get("notes.md") ?? "";
  expect(made).toContain('<a id="note-L3"></a><a id="note-L4"></a>\n\nA set is a collection.\n');
  expect(made).toContain('<a id="note-L9"></a>\n\n```js\n');
  expect(made.replaceAll(/(?:<a id="note-L\d+"><\/a>)+\n\n/g, "")).toBe(
    notes.replaceAll("\r\n", "\n"),
  );
});

test("questions come with their answers, a passage that is the answer once", () => {
  expect(downloadFile(snapshot, "questions", "en")).toBe(
    "# Sets\n\n## 1.\n\nQuestion 1?\n\n> A set is a collection.\n\n## 2.\n\nQuestion 2?\n\nIn my words.\n\n> It has no order.\n\n## 3.\n\nQuestion 3?\n\n*Not answered yet.*\n",
  );
});

test("a file that stands alone has no link that leads nowhere", () => {
  expect(downloadFile(snapshot, "document", "en")).toBe(
    "# Sets\n\nA set is a collection.\nIt has no order.\n\n- two\n\n```js\nlet a;\n```\n",
  );
  expect(downloadFile(snapshot, "notes", "en")).toBe(notes);
});

test("what there is not has no file", () => {
  const bare = { generated: null, notes: null, document: null, questions: [] };
  for (const name of ["document", "notes", "questions", "metadata.json", "..", ""]) {
    expect(downloadFile({ ...snapshot, ...bare }, name, "ru")).toBeNull();
  }
  expect([...archive(bare).keys()]).toEqual([
    "data/metadata.json",
    "photos/page-1.jpg",
    "photos/page-2.png",
  ]);
});

const sha256 = "ab".repeat(32);
const mark = `![a \\[set\\]](picture:${sha256})`;

test("in an archive pictures lie in a folder beside the texts, which name them there", () => {
  const webp = { sha256, mediaType: "image/webp", bytes: new Uint8Array([65]) };
  const files = archive({ document: `# Sets\n\n${mark}\n`, notes: mark }, [webp]);
  const path = `pictures/${sha256.slice(0, 16)}.webp`;
  expect(files.get(path)).toBe("A");
  expect(files.get("document.md")).toBe(`# Sets\n\n![a \\[set\\]](${path})\n`);
  expect(files.get("notes.md")).toContain(`(${path})`);
  expect(archive({ document: mark }).get("document.md")).toBe("a [set]");
});

test("a file that stands alone says what its pictures show", () => {
  const shown = { ...snapshot, document: `A set:\n\n${mark}\n`, notes: mark };
  expect(downloadFile(shown, "document", "en")).toBe("A set:\n\na [set]\n");
  expect(downloadFile(shown, "notes", "en")).toBe("a [set]");
});
