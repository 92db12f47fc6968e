import { parseHTML } from "linkedom";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { GuideNotes } from "#lib/schemas/guide.ts";
import { useGuideNotes } from "./use-guide-notes.ts";

afterEach(() => vi.unstubAllGlobals());

const told = (answer: string): GuideNotes => ({
  answer,
  notes: [{ sourceId: "src_1", title: answer, isEarlier: false, steps: [], others: [] }],
});

let shown: GuideNotes["notes"] = [];

const Page = ({ answer }: { answer: string }) => {
  shown = useGuideNotes("gui_1", answer, told("Former."));
  return null;
};

test("what a former answer's notes were does not take the place of those of the new one", async () => {
  const { window, document } = parseHTML("<html><body><div></div></body></html>");
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  Object.defineProperty(document, "visibilityState", { value: "visible" });
  const requests: ((answer: string) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        requests.push((answer) => resolve(Response.json(told(answer))));
      }),
  );
  const root = createRoot(document.querySelector("div") as unknown as Element);
  await act(async () => root.render(<Page answer="Former." />));
  await act(async () => root.render(<Page answer="New." />));
  const [former, present] = requests;
  expect(requests).toHaveLength(2);
  await act(async () => present?.("New."));
  expect(shown).toEqual(told("New.").notes);
  await act(async () => former?.("Former."));
  expect(shown).toEqual(told("New.").notes);
  await act(async () => root.unmount());
});
