import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { correctionCards } from "#lib/questions/note-places.ts";
import type { CorrectionView } from "#lib/schemas/quiz.ts";
import type { NamedPlace } from "#lib/schemas/source.ts";
import { CorrectionNote } from "./correction-note.tsx";
import { NoteExcerpt } from "./note-excerpt.tsx";

const labels = {
  types: { definition_fix: "Correction", code_mismatch: "Code", wording: "Wording" },
  basis: { source: "A source", note: "The note", model: "The model" },
  evidence: {
    contradicts: (title: string, page: string | null) => `Contradicts ${title} ${page ?? ""}`,
    supports: (title: string) => `Disputed by ${title}`,
    ...{
      note: "The note says",
      model: "The model knows",
      quote: "Quote",
      open: "Open",
      changed: () => null,
    },
    certainty: {
      ...{ sure: "Sure", unconfirmed: "Likely", twoWays: "Likely, two ways" },
      ...{ unsure: "Likely, unsure", checksDisagree: "Disputed by a check" },
    },
    manualPage: (page: number) => `p. ${page}`,
    place: ({ file, page }: NamedPlace) => `p. ${page} of ${file}`,
  },
  ...{ original: "Your note", fixed: "Corrected", reworded: "In the quiz" },
  ...{ removedCode: "Left out", show: "Show" },
  place: ({ file, page }: NamedPlace) => `p. ${page} of ${file}`,
};

const original = "| Queue | last in, first out |";
const start = 40;

const correction = (tableHead: string | null): CorrectionView => ({
  ...{ id: "c1", conceptId: null, term: "", type: "definition_fix", message: "A stack is." },
  ...{ original, fixed: "| Queue | first in, first out |", removedCode: null, basis: "model" },
  ...{
    evidence: null,
    status: "open",
    tableHead,
    place: null,
    span: { start, end: start + original.length },
  },
  patch: { start: start + original.indexOf("last"), removed: "last", inserted: "first" },
});

const shown = (tableHead: string | null): string =>
  correctionCards([correction(tableHead)])
    .map((card) =>
      renderToStaticMarkup(<CorrectionNote card={card} labels={labels} note="/note" />),
    )
    .join("");

test("the page of a file is named on which the sentence stands", () => {
  const place = { file: "waves.pdf", unit: "page", title: "Waves", page: 12 } as const;
  const [card] = correctionCards([{ ...correction(null), place }]);
  if (card === undefined) throw new Error("There is no card");
  for (const note of ["/note", null]) {
    const markup = renderToStaticMarkup(<CorrectionNote {...{ card, labels, note }} />);
    expect(markup).toContain("p. 12 of waves.pdf");
  }
  expect(shown(null)).not.toContain("p. ");
});

test("a row of a table is shown below the head of its table, with its own words marked", () => {
  const html = shown("| Structure | Rule |");
  expect(html.match(/<th>Structure<\/th>\s*<th>Rule<\/th>/g)).toHaveLength(2);
  expect(html).toContain("<td>Queue</td>");
  expect(html).toContain("<del>last</del>");
  expect(html).toContain("<ins>first</ins>");
});

test.each([
  ["is not known", null],
  ["has fewer cells", "| Structure |"],
])("a row whose table's head %s keeps all its cells", (_, head) => {
  const html = shown(head);
  expect(html).toContain("Queue");
  expect(html).toContain("<del>last</del>");
  expect(html).not.toContain("Structure");
});

test("rows of a table without their head are rows, and an empty head is none", () => {
  const rows = "| Queue | first in |\n| Stack | last in, first out |";
  const html = renderToStaticMarkup(<NoteExcerpt markdown={rows} />);
  expect(html.match(/<td>/g)).toHaveLength(4);
  expect(html).toContain("<td>Queue</td>");
  expect(html).not.toMatch(/<th>[^<]/);
});

test("a table with its own head keeps it", () => {
  const table = "| Structure | Rule |\n|:---|---|\n| Queue | first in |";
  const html = renderToStaticMarkup(<NoteExcerpt markdown={table} />);
  expect(html.match(/<th[ >]/g)).toHaveLength(2);
  expect(html.match(/<td[ >]/g)).toHaveLength(2);
});
