import { describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { autonomousStages } from "#lib/schemas/stage-presets.ts";
import type { EditAction } from "./tasks/edit-step.ts";
import {
  complete,
  completeFor,
  edits,
  modelEdit,
  request,
  scriptActions,
  shownTo,
} from "./testing/edit-dialogue.ts";
import { type EditFixtureOptions, editFixture } from "./testing/edit-fixture.ts";
import { testModelServer } from "./testing/model-dialogue.ts";

const { db } = testDatabase();
const server = testModelServer();

const document = `# Queues

## History

The queue is old. It was known early.

## Summary

A queue gives back what came first. Each queue has two ends.

### In short

First in, first out.

## Use

Printers have a queue.
`;

describe.each([1, 2] as const)("with a model in %i step(s)", (steps) => {
  const script = (...actions: EditAction[]) => scriptActions(server, steps, actions);
  const begin = async () => {
    const b = await editFixture(db, { modelUrl: server.url, document, editing: { steps } });
    await b.begin();
    return b;
  };
  const outcome = () =>
    shownTo(server)
      .at(-1)
      ?.fences.findLast(({ label }) => label === "outcome")?.text;
  const section = (
    change: "delete" | "move_before" | "move_to_end",
    heading: string,
    before: string | null = null,
  ) =>
    ({
      actionType: "section",
      heading,
      change,
      before,
      reason: "So.",
      continueEditing: false,
    }) as const;

  test("replace_all changes every whole word in one call and one edit, capitals kept", async () => {
    const b = await begin();
    script({
      ...{ actionType: "replace_all", forms: [{ oldText: "queue", newText: "line" }] },
      ...{ reason: "Line is the word.", continueEditing: false },
    });
    await b.say(request("Say line instead of queue"));
    expect(await b.text()).toBe(document.replaceAll("queue", "line"));
    expect(await b.text()).toContain("# Queues");
    expect(await b.edits()).toHaveLength(1);
    expect(server.log).toHaveLength(steps);
  });

  test("replace_all takes all forms as one edit, and shows the sentences that result once", async () => {
    const b = await begin();
    script({
      actionType: "replace_all",
      forms: [
        { oldText: "queue", newText: "line" },
        { oldText: "Queues", newText: "Lines" },
      ],
      ...{ reason: "Line is the word.", continueEditing: true },
    });
    script({ actionType: "message", content: "All of them read well." });
    await b.say(request("Say line instead of queue"));
    const renamed = document.replaceAll("queue", "line").replaceAll("Queues", "Lines");
    expect(await b.text()).toBe(renamed);
    expect(await b.edits()).toHaveLength(1);
    expect(outcome()).toContain("The sentences now:\n- # Lines\n");
    // The editing goes on until the student says otherwise.
    expect(await b.question()).toMatchObject({ kind: "study_edit" });
  });

  test("section deletes a section with its sub-sections, and undo brings it back by its number", async () => {
    const b = await begin();
    script(section("delete", "## Summary"));
    await b.say(request("Delete the summary"));
    const [before, after] = [document.indexOf("## Summary"), document.indexOf("## Use")];
    expect(await b.text()).toBe(document.slice(0, before) + document.slice(after));
    script(edits(modelEdit("It was known early.", "It was known to the Greeks.")));
    await b.say(request("Say to whom"));
    script({ actionType: "undo", edits: [1], continueEditing: false });
    await b.say(request("Undo the last but one"));
    expect(await b.text()).toBe(document.replace("known early", "known to the Greeks"));
    const shown = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "edits");
    expect(shown?.text).toBe(
      "Edit 1 (you): So.\nEdit 2 (you): Changed to: It was known to the Greeks.",
    );
    expect(await b.messages()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: "edits", text: "Edit 1 was undone." }),
        expect.objectContaining({
          kind: "report",
          text: "Edit 1 was undone. What else should be changed?",
        }),
      ]),
    );
  });

  test("redo makes again what was undone, by its number, and says why it cannot", async () => {
    const b = await begin();
    script(edits(modelEdit("It was known early.", "It was known to the Greeks.")));
    await b.say(request("Say to whom"));
    const edited = await b.text();
    script({ actionType: "undo", edits: [1], continueEditing: false });
    await b.say(request("Put the sentence about its age back as it was"));
    expect(await b.text()).toBe(document);
    script({ actionType: "redo", edits: [1], continueEditing: false });
    await b.say(request("The Greeks were better after all"));
    expect(await b.text()).toBe(edited);
    expect(await b.messages()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: "edits", text: "Edit 1 was redone.", editNumbers: [3] }),
      ]),
    );
    script(
      { actionType: "redo", edits: [1], continueEditing: false },
      { actionType: "message", content: "It stands there already." },
    );
    await b.say(request("The Greeks, I said"));
    expect(await b.text()).toBe(edited);
    expect(outcome()).toContain("Edit 1 was not brought again: it was not undone");
  });

  test.each([
    ["move_before", "Summary", "History"],
    ["move_before", "Use", "Summary"],
    ["move_to_end", "History", null],
  ] as const)("section: %s %s, %s", async (change, heading, before) => {
    const b = await begin();
    script(section(change, heading, before));
    await b.say(request("Move it"));
    const parts = new Map(
      document.split(/^(?=## )/m).map((part) => [/^#+ (.*)/.exec(part)?.[1] ?? "", part.trimEnd()]),
    );
    const order = ["Queues", "History", "Summary", "Use"].filter((name) => name !== heading);
    order.splice(before === null ? order.length : order.indexOf(before), 0, heading);
    expect((await b.text()).trimEnd()).toBe(order.map((name) => parts.get(name)).join("\n\n"));
    expect(await b.edits()).toHaveLength(1);
  });

  test("a heading that is not there goes back to the model with those that are", async () => {
    const b = await begin();
    script(section("delete", "Epilogue"), section("delete", "Use"));
    await b.say(request("Delete the last chapter"));
    expect(outcome()).toContain("- Queues > History");
    expect(await b.text()).not.toContain("Printers");
  });

  test("edits of one answer are undone together or not at all, and what came back is told", async () => {
    const b = await begin();
    script(
      edits(
        modelEdit("It was known early.", "It was known late."),
        modelEdit("Printers have", "Each printer has"),
      ),
    );
    await b.say(request("Late, and each printer"));
    const changed = await b.text();
    script(
      { actionType: "undo", edits: [1], continueEditing: false },
      { actionType: "message", content: "Shall both go?" },
    );
    await b.say(request("Undo the first, the rest stays"));
    expect(outcome()).toContain("Edit 1 was made in one answer with 2");
    expect(await b.text()).toBe(changed);
    script({ actionType: "undo", edits: [2, 1], continueEditing: true }, completeFor("Both"));
    await b.say(request("Both"));
    expect(await b.text()).toBe(document);
    expect(outcome()).toContain('Edits 1, 2 were undone. It took out: "');
    expect((await b.messages()).map(({ text }) => text)).toContain("Edits 1, 2 were undone.");
    const listed = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "edits");
    expect(listed?.text).toMatch(/^Edit 1 \(you, together with 2, undone\)/);
  });

  test("what cannot be undone is said, to the model and to the student", async () => {
    const b = await begin();
    script(edits(modelEdit("It was known early.", "It was known late.")));
    await b.say(request("Late"));
    script(edits(modelEdit("known late", "known never")));
    await b.say(request("Very"));
    script(
      { actionType: "undo", edits: [1], continueEditing: false },
      { actionType: "undo", edits: [9], continueEditing: false },
      { actionType: "message", content: "Shall I undo both?" },
    );
    await b.say(request("Bring the first one back"));
    const failed = (await b.messages()).filter(({ kind }) => kind === "edit_error");
    expect(failed.map(({ text }) => text)).toEqual([
      "Edit 1 can’t be undone on its own: later edits changed the same words.",
      "There is no edit 9 left to undo.",
    ]);
    expect(outcome()).toContain("Edit 9 was not undone: there is no such edit");
    expect(await b.text()).toContain("known never");
  });

  test("a request that is open is not completed; the student's own words end it", async () => {
    const b = await begin();
    script(
      complete,
      edits(modelEdit("Printers have", "Every printer has")),
      completeFor("thank you"),
    );
    await b.say(request("Every printer"));
    expect(outcome()).toContain("The editing was not ended");
    expect(await b.text()).toContain("Every printer has a queue.");
    expect(await b.question()).not.toBeNull();
    await b.say(request("Fine, thank you!"));
    expect(await b.question()).toBeNull();
    expect(await b.state()).toMatchObject({ lastAction: "complete" });
  });

  test("a failed edit cannot be completed away", async () => {
    const b = await begin();
    script(edits(modelEdit("Bananas are blue on the inside.", "x")), completeFor("Blue"), {
      actionType: "message",
      content: "There are no bananas here.",
    });
    await b.say(request("Blue bananas"));
    expect(await b.question()).toMatchObject({ text: "There are no bananas here." });
  });

  test("a model that reads the wish does each in one round", async () => {
    const b = await begin();
    const ask = async (wish: string) => {
      server.reset();
      await b.say(request(wish));
      expect(server.log).toHaveLength(steps);
      return b.text();
    };
    const early = document.replace("known early", "known soon");
    expect(await ask("Replace “known early” with “known soon”")).toBe(early);
    await ask("Replace “Printers have” with “Every printer has”");
    expect(await ask("Undo the last but one")).toBe(
      document.replace("Printers have", "Every printer has"),
    );
    expect(await ask("Undo edit 2")).toBe(document);
    expect(await ask("Replace everywhere queue with line")).toBe(
      document.replaceAll("queue", "line"),
    );
    expect(await ask("Delete the chapter on history")).not.toContain("## History");
    expect(await ask("Move the use before the summary")).toMatch(/## Use[^#]*## Summary/);
  });

  test("outcomes keep what was taken out, and settled requests shrink to a line", async () => {
    const b = await begin();
    for (const [index, words] of [
      "It was known early.",
      "First in, first out.",
      "Each queue has two ends.",
    ].entries()) {
      script(edits({ ...modelEdit(words, ""), reason: `Gone ${index}. ${"Why. ".repeat(80)}` }));
      await b.say(request(`Delete number ${index}`));
    }
    script({ actionType: "message", content: "Done." });
    await b.say(request("And?"));
    const shown = shownTo(server)
      .at(-1)
      ?.fences.filter(({ label }) => label === "outcome");
    expect(shown?.map(({ text }) => text.includes("It took out"))).toEqual([false, false, true]);
    expect(shown?.[0]?.text.length).toBeLessThan(230);
    expect(shown?.[2]?.text).toContain('It took out: " Each queue has two ends.');
  });

  describe("what takes much away", () => {
    const long = `# Waves\n\nA wave moves.\n\n## Sound\n\n${"Sound is a wave in air. ".repeat(80)}\n`;
    const sound = `## Sound\n\n${"Sound is a wave in air. ".repeat(80)}\n`;
    const shorter = () => script(section("delete", "Sound"));
    const begin = async (more: Partial<EditFixtureOptions> = {}) => {
      const b = await editFixture(db, {
        ...{ modelUrl: server.url, document: long, editing: { steps } },
        ...more,
      });
      await b.begin();
      return b;
    };

    test("is asked about first, and kept or taken as the student says", async () => {
      for (const choice of ["none", "1"]) {
        const b = await begin();
        shorter();
        await b.say(request("Make it much shorter"));
        expect(await b.question()).toMatchObject({
          kind: "study_choice",
          text: expect.stringMatching(/delete 9\d% of the document, starting with “Sound”/),
          choices: [{ id: "1" }, { id: "none" }],
        });
        expect(await b.text()).toBe(long);
        await b.say({ type: "choice", choice });
        const kept = choice === "none" ? long : long.replace(sound, "");
        expect((await b.text()).trimEnd()).toBe(kept.trimEnd());
      }
    });

    test("is asked about when it goes piece by piece, and not when each piece was named", async () => {
      const part = (name: string) => `## ${name}\n\n${"Sound is a wave in air. ".repeat(30)}\n`;
      const parts = `# Waves\n\n${["Pipes", "Strings", "Drums", "Bells"].map(part).join("\n")}`;
      const pieces = ["Pipes", "Strings"].map((name) => ({
        ...section("delete", name),
        continueEditing: true,
      }));
      const b = await begin({ document: parts });
      script(...pieces);
      await b.say(request("Make it shorter"));
      expect(await b.question()).toMatchObject({ kind: "study_choice" });
      expect(await b.text()).not.toContain("Pipes");
      expect(await b.text()).toContain("Strings");
      const named = await begin({ document: parts });
      script(...pieces, completeFor(""));
      await named.say(request("Delete the pipes and the strings"));
      expect(await named.text()).not.toContain("Strings");
    });

    test("goes at once when the student named it", async () => {
      const b = await begin();
      shorter();
      await b.say(request("Delete the chapter on sound"));
      expect(await b.text()).not.toContain("in air");
    });

    test("is left out, and said, where nobody is to be asked", async () => {
      // A request to a thread that works alone begins a dialogue.
      const state = { lastAction: "message" } as const;
      const b = await begin({ settings: { stages: autonomousStages }, state });
      shorter();
      script({ actionType: "message", content: "Shall the chapter on sound go?" });
      await b.say(request("Make it much shorter"));
      expect(await b.text()).toBe(long);
      const said = (await b.messages()).map(({ kind, text }) => `${kind} ${text}`);
      expect(said).toContainEqual(expect.stringMatching(/^edit_error .*was not made/));
    });
  });
});
