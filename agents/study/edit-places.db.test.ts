import { describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import {
  commutative,
  editAndGoOn,
  edits,
  message,
  modelEdit,
  request,
  shownTo,
  twice,
} from "./testing/edit-dialogue.ts";
import { modelDialogue, testModelServer } from "./testing/model-dialogue.ts";

const { db } = testDatabase();
const server = testModelServer();

describe.each([1, 2] as const)("with a model in %i step(s)", (steps) => {
  const { bench, script, chooseBench } = modelDialogue(db, server, steps);

  test("an ambiguous quote: the model is asked for context, then it places it", async () => {
    const b = await bench({ document: twice, language: "en" });
    await b.begin();
    script(
      edits(modelEdit("The stack grows.", "The stack shrinks.")),
      edits(modelEdit("The stack grows.", "The stack shrinks.", { after: " It is not." })),
    );
    await b.say(request("In B the stack shrinks"));
    expect(await b.text()).toBe(twice.replace("grows. It is not", "shrinks. It is not"));
    const outcome = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "outcome");
    expect(outcome?.text).toMatch(/stands in 2 places[\s\S]*"before"[\s\S]*It is not/);
  });

  test("marks that the new words lack are named to the student, and to the model", async () => {
    const document = "# Descent\n\nThe **step size** controls how far we go.\n";
    const b = await bench({ document, language: "en" });
    await b.begin();
    const edit = modelEdit(
      "The **step size** controls how far we go.",
      "Размер шага определяет, как далеко мы идём.",
    );
    script(editAndGoOn(edit), message("Shall I mark it?"));
    await b.say(request("In Russian"));
    const made = (await b.messages()).find(({ kind }) => kind === "edits");
    expect(made?.text).toContain("The new words lack the formatting of: **step size**");
    const outcome = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "outcome");
    expect(outcome?.text).toContain("no such mark in place of: **step size**");
  });

  test("a warning that a later step mended is not told at the end", async () => {
    const document = "# Descent\n\nThe **step size** controls how far we go.\n";
    const b = await bench({ document, language: "en" });
    await b.begin();
    const russian = "Размер шага определяет, как далеко мы идём.";
    const marked = "**Размер шага** определяет, как далеко мы идём.";
    script(
      editAndGoOn(modelEdit("The **step size** controls how far we go.", russian)),
      edits(modelEdit(russian, marked)),
    );
    await b.say(request("In Russian"));
    expect(await b.text()).toContain(marked);
    const report = (await b.messages()).findLast(({ kind }) => kind === "report");
    expect(report?.text).toContain(`Changed to: ${marked}`);
    expect(report?.text).not.toContain("lack the formatting");
  });

  test("a letter of a formula that new words hold bare is told", async () => {
    const document = "# Descent\n\nWith $\\beta = 0.9$ it stays fast.\n";
    const b = await bench({ document, language: "en" });
    await b.begin();
    script(
      edits(modelEdit("it stays fast.", "it stays fast; with β = 0 it does not.")),
      message("?"),
    );
    await b.say(request("Say what 0 means"));
    const made = (await b.messages()).find(({ kind }) => kind === "edits");
    expect(made?.text).toContain("Not formatted as a formula: β = 0");
  });

  test("of equal lines of code the agent names one by its number", async () => {
    const code = "```js\nstep();\nturn();\nstep();\n```\n";
    const b = await bench({ document: `# Walk\n\n${code}`, language: "en" });
    await b.begin();
    script(edits(modelEdit("step();", "stop();", { line: "a3" })));
    await b.say(request("Line 3: stop"));
    expect(await b.text()).toContain("step();\nturn();\nstop();");
    const shown = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "document");
    expect(shown?.text).toContain("a1→step();\na2→turn();\na3→step();");
  });

  test("the same ambiguous quote again: the student picks the place", async () => {
    const b = await chooseBench();
    expect(await b.text()).toBe(twice);
    const question = await b.question();
    expect(question?.kind).toBe("study_choice");
    expect(question?.open).not.toBe(true);
    expect(question?.choices).toEqual([
      { id: "all", label: "All of them (2)" },
      { id: "none", label: "None of them" },
      { id: "1", label: "A: [The stack grows.] It is fine." },
      { id: "2", label: "B: [The stack grows.] It is not." },
    ]);
    await b.say({ type: "choice", choice: "9" });
    expect(await b.question()).toMatchObject({ kind: "study_choice" });
    await b.say({ type: "choice", choice: "2" });
    expect(await b.text()).toBe(twice.replace("grows. It is not", "shrinks. It is not"));
    expect(await b.question()).toMatchObject({ kind: "study_edit" });
    expect((await b.messages()).find(({ kind }) => kind === "reply")?.text).toBe(
      "Selected: B: [The stack grows.] It is not.",
    );
  });

  test("or all places, or none", async () => {
    const all = await chooseBench();
    await all.say({ type: "choice", choice: "all" });
    expect(await all.text()).toBe(twice.replaceAll("grows", "shrinks"));
    expect(await all.edits()).toHaveLength(1);
    const none = await chooseBench();
    await none.say({ type: "choice", choice: "none" });
    expect(await none.text()).toBe(twice);
    expect(await none.question()).toMatchObject({ kind: "study_edit" });
  });

  test("or asks for something else instead", async () => {
    const b = await chooseBench();
    script(edits(modelEdit("It is fine.", "It is well.")));
    await b.say("Leave the stack; say that it is well");
    expect(await b.text()).toBe(twice.replace("fine", "well"));
    expect((await b.state()).openChoice).toBeNull();
  });

  test("the other edits of the batch are made with the chosen place, or not at all", async () => {
    const b = await chooseBench([modelEdit("It is fine.", "It is well.")]);
    expect(await b.text()).toBe(twice);
    await b.say({ type: "choice", choice: "1" });
    expect(await b.text()).toBe(twice.replace("grows. It is fine", "shrinks. It is well"));
    const [first, second] = await b.edits();
    expect(first?.batchId).toBe(second?.batchId);
    expect(first?.batchId).not.toBeNull();
  });

  test("a batch is made all or nothing", async () => {
    const b = await bench();
    await b.begin();
    const good = modelEdit("## Свойства", "## Следствия");
    script(
      edits(good, modelEdit("Этого здесь нет и никогда не было", "x")),
      edits(good, modelEdit("не важен.", "не имеет значения.")),
    );
    await b.say(request("Две правки"));
    const made = await b.edits();
    expect(made.map(({ number }) => number)).toEqual([1, 2]);
    expect(new Set(made.map(({ batchId }) => batchId)).size).toBe(1);
    expect((await b.messages()).map(({ kind }) => kind)).toEqual([
      "request",
      "edit_error",
      "edits",
      "report",
    ]);
    expect((await b.messages())[2]?.editNumbers).toEqual([1, 2]);
    expect(await b.text()).toContain("## Следствия");
  });

  test("two edits of the same words are refused", async () => {
    const b = await bench();
    await b.begin();
    script(
      edits(
        modelEdit("порядок шифрования", "порядок"),
        modelEdit("шифрования не важен", "не важен"),
      ),
      message("?"),
    );
    await b.say(request("x"));
    expect(await b.text()).toBe(commutative);
    expect((await b.messages()).at(-2)?.detail).toContain("changes the same words");
  });

  test("an edit that breaks the text goes back to the model", async () => {
    const b = await bench();
    await b.begin();
    script(
      edits(modelEdit("$\\varphi(N) = (p-1)(q-1)$", "$\\varphi(N) = \\frac{(p-1){(q-1)$")),
      edits(modelEdit("$\\varphi(N) = (p-1)(q-1)$", "$\\varphi(N) = (p-1)\\,(q-1)$")),
    );
    await b.say(request("Красивее"));
    expect(await b.text()).toContain("$\\varphi(N) = (p-1)\\,(q-1)$");
    expect(await b.edits()).toHaveLength(1);
    const outcome = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "outcome");
    expect(outcome?.text).toMatch(/would be broken afterwards: formula/);
    expect((await b.messages())[1]?.text).toContain("нарушила бы разметку");
  });

  const marked = `# Notes

Use it so:

\`\`\`js
run();
\`\`\`

| step | cost |
| --- | --- |
| push | 1 |

Read [more](https://example.org/more).
`;

  test.each([
    ["a block of code", "run();\n```", "run();\nstop();", "run();", "code_fence"],
    ["a table", "| --- | --- |", "| --- |", "| push | 1 |", "table"],
    ["a link", "(https://example.org/more)", "(https://", "[more]", "link"],
  ])(
    "an edit that breaks %s goes back with the reason, and the model repairs it",
    async (_what, broken, breaking, whole, reason) => {
      const b = await bench({ document: marked, language: "en" });
      await b.begin();
      const repaired = whole.replace(/more|1|\(\)/, "x");
      script(edits(modelEdit(broken, breaking)), edits(modelEdit(whole, repaired)));
      await b.say(request("x"));
      const outcome = shownTo(server)
        .at(-1)
        ?.fences.find(({ label }) => label === "outcome");
      expect(outcome?.text).toContain(`would be broken afterwards: ${reason}`);
      expect(await b.text()).toBe(marked.replace(whole, repaired));
      expect(await b.edits()).toHaveLength(1);
    },
  );

  test("a text that cannot be stored goes back with the reason", async () => {
    let refused = false;
    const b = await bench({
      document: marked,
      language: "en",
      ports: (ports) => ({
        ...ports,
        edits: {
          ...ports.edits,
          apply: (owner, thread, batch) => {
            if (refused) return ports.edits.apply(owner, thread, batch);
            refused = true;
            const edits = batch.edits.map((edit) => ({
              ...edit,
              patches: edit.patches.map((patch) => ({ ...patch, inserted: "half \ud83d" })),
            }));
            return ports.edits.apply(owner, thread, { ...batch, edits });
          },
        },
      }),
    });
    await b.begin();
    script(
      edits(modelEdit("Use it so", "Use it thus")),
      edits(modelEdit("Use it so", "Use it like this")),
    );
    await b.say(request("x"));
    const outcome = shownTo(server)
      .at(-1)
      ?.fences.find(({ label }) => label === "outcome");
    expect(outcome?.text).toContain("half a surrogate pair");
    expect(await b.text()).toBe(marked.replace("Use it so", "Use it like this"));
  });

  test("the marked passage comes first, and moves with the text", async () => {
    const b = await bench({ document: twice, language: "en" });
    await b.begin();
    const start = twice.indexOf("The stack grows. It is not.");
    const selection = { revision: 0, start, end: start + "The stack grows. It is not.".length };
    script(
      editAndGoOn(modelEdit("# A", "# A long heading that moves all the rest")),
      edits(modelEdit("The stack grows.", "The stack shrinks.")),
    );
    await b.say(request("shrink", { selection }));
    expect(await b.text()).toContain("shrinks. It is not");
    const selections = shownTo(server).map(
      ({ fences }) => fences.find(({ label }) => label === "selection")?.text,
    );
    expect(new Set(selections)).toEqual(new Set(["The stack grows. It is not."]));
  });
});
