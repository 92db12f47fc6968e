import { describe, expect, it } from "vitest";
import { exportSong, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();

const answer = (step: string, words = "The song is rendered to a file of its own.") => ({
  ...{ answered: true, answer: words, sourceIds: ["s1"] },
  steps: [{ text: step, sourceId: "s1", requiresClick: true }],
});

describe("an answer of a model", patient, () => {
  it("that names what its section does not is asked for once more", async () => {
    guides.server().script({
      task: "answer-from-sections",
      replies: [answer("Click **Publish to Web**."), answer("Open the **File** menu.")],
    });
    const guide = await guides.begin({ question: exportSong });
    await guide.asked("guide_steps");
    expect((await guide.view()).steps.map(({ text }) => text)).toEqual(["Open the **File** menu."]);
    const calls = guides.calls("answer-from-sections");
    expect(calls).toHaveLength(2);
    expect(JSON.stringify(calls[1])).toContain("Publish to Web");
  });

  it("in the other language is asked for once more, and then taken as it is", async () => {
    const foreign = answer("Откройте меню **File**.", "Песня сохраняется в отдельный файл.");
    guides.server().script({ task: "answer-from-sections", replies: [foreign, foreign] });
    const guide = await guides.begin({ question: exportSong });
    await guide.asked("guide_steps");
    expect((await guide.view()).full_answer).toContain("Песня");
    expect(guides.calls("answer-from-sections")).toHaveLength(2);
  });
});
