import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LitMarks } from "./document-pane.tsx";

const rules = (marks: Parameters<typeof LitMarks>[0]): string =>
  renderToStaticMarkup(<LitMarks {...marks} />);

test("the newest edit keeps its mark when it is neither fresh nor looked at", () => {
  expect(rules({ fresh: [], newest: 7, looked: null })).toMatch(
    /mark\[data-edit=(?:"|&quot;)7(?:"|&quot;)\]\{--lit-line:/,
  );
  expect(rules({ fresh: [], newest: null, looked: null })).not.toContain("--lit");
});
