import { describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import {
  commutative,
  editAndGoOn,
  edits,
  modelEdit,
  request,
  twice,
} from "./testing/edit-dialogue.ts";
import { modelDialogue, testModelServer } from "./testing/model-dialogue.ts";

const { db } = testDatabase();
const server = testModelServer();

describe.each([1, 2] as const)("with a model in %i step(s)", (steps) => {
  const { bench, script, chooseBench } = modelDialogue(db, server, steps);

  test("three failures in a row: the program asks and says what was looked for", async () => {
    const b = await bench();
    await b.begin();
    const lost = edits(modelEdit("Фрагмент, которого в тексте нет совсем", "x"));
    script(lost, lost, lost, lost);
    await b.say(request("Исправь"));
    const question = await b.question();
    expect(question?.kind).toBe("study_edit");
    expect(question?.text).toContain("«Фрагмент, которого в тексте нет совсем»");
    expect(question?.text).toContain("3 попытки");
    expect((await b.state()).failures).toBe(3);
    expect((await b.messages()).filter(({ kind }) => kind === "edit_error")).toHaveLength(3);
  });

  test("a batch that failed names every edit, to the model and to the student", async () => {
    const b = await bench({ document: twice, language: "en" });
    await b.begin();
    script(
      edits(modelEdit("It is not.", "It was not."), modelEdit("Nobody wrote this here", "x")),
      { actionType: "message", content: "What is meant?" },
    );
    await b.say(request("Change both"));
    const failed = (await b.messages()).find(({ kind }) => kind === "edit_error");
    expect(failed?.text).toContain("There is no passage “Nobody wrote this here”");
    expect(failed?.text).toContain("1 other edit is possible");
    expect(failed?.detail).toContain('Edit 1, oldText "It is not.": fits, newText "It was not."');
    expect(await b.text()).toBe(twice);
  });

  test("a batch that failed three times is asked about with all of its reasons", async () => {
    const b = await bench({ document: twice, language: "en" });
    await b.begin();
    const lost = edits(
      ...["Nobody wrote this here", "Nor this, anywhere"].map((quote) => modelEdit(quote, "x")),
      modelEdit("It is not.", "It was not."),
    );
    script(lost, lost, lost);
    await b.say(request("Change all"));
    const { text = "" } = (await b.question()) ?? {};
    expect(text).toContain("- There is no passage “Nobody wrote this here”");
    expect(text).toContain("- There is no passage “Nor this, anywhere”");
    expect(text).toContain("- 1 other edit is possible");
  });

  test("a formula with another sign than quoted goes back, and the next try succeeds", async () => {
    const b = await bench();
    await b.begin();
    const quote = (sign: string) => `Функция Эйлера: $\\varphi(N) = (p${sign}1)(q-1)$.`;
    const next = (sign: string) => quote(sign).replace("Эйлера", "Эйлера от $N$");
    script(edits(modelEdit(quote("+"), next("+"))), edits(modelEdit(quote("-"), next("-"))));
    await b.say(request("Скажи, от чего функция"));
    expect(await b.text()).toBe(commutative.replace("Эйлера", "Эйлера от $N$"));
    expect((await b.messages()).filter(({ kind }) => kind === "edit_error")).toHaveLength(1);
  });

  test("what nobody undid is not made again: the model reads what else is meant", async () => {
    const b = await bench({ document: twice, language: "en" });
    await b.begin();
    script(edits(modelEdit("It is fine.", "It is well.")));
    await b.say(request("Say it otherwise"));
    script(edits(modelEdit("It is well.", "It is good.")));
    await b.say(request("Redo that"));
    expect(await b.text()).toBe(twice.replace("It is fine.", "It is good."));
  });

  test("a quote with a contrary word goes back with what stands there, and the next try succeeds", async () => {
    const b = await bench();
    await b.begin();
    script(
      edits(modelEdit("порядок шифрования важен", "порядок шифрования важен всегда")),
      edits(modelEdit("порядок шифрования не важен", "порядок шифрования не важен никогда")),
    );
    await b.say(request("Допиши"));
    const [error] = (await b.messages()).filter(({ kind }) => kind === "edit_error");
    expect(error?.detail).toContain("порядок шифрования не важен");
    expect(await b.text()).toContain("порядок шифрования не важен никогда");
  });

  test("a model in a loop is stopped after so many rounds, and the student is told", async () => {
    const b = await bench({
      document: "# A\n\nround 0\n",
      language: "en",
      editing: { maxRounds: 12 },
    });
    await b.begin();
    script(
      ...Array.from({ length: 30 }, (_, round) =>
        editAndGoOn(modelEdit(`round ${round}`, `round ${round + 1}`)),
      ),
    );
    await b.say(request("Count"));
    expect(await b.edits()).toHaveLength(12);
    const question = await b.question();
    expect(question?.text).toContain("12 steps in a row");
    expect(question?.text).toContain("12 edits were made");
    expect(question?.open).toBe(true);
  });

  test("words that the student changed in the meantime are told as a conflict", async () => {
    const b = await bench({
      ports: (ports) => ({
        ...ports,
        ask: async (task, input, context) => {
          const answer = await ports.ask(task, input, context);
          const current = await ports.edits.document(context.ownerId, context.threadId ?? "");
          if (current.revision === 0 && task.name !== "decide-edit-action") {
            const at = commutative.indexOf("не важен");
            await ports.edits.apply(context.ownerId, context.threadId ?? "", {
              ...{ key: "typed", baseRevision: 0, author: "student", kind: "typed" },
              edits: [
                {
                  patches: [
                    { start: at, removed: "не важен", inserted: "безразличен" },
                    { start: 0, removed: "# ", inserted: "#  " },
                  ],
                  ...{ similarity: null, reason: "", oldText: "", newText: "" },
                },
              ],
            });
          }
          return answer;
        },
      }),
    });
    await b.begin();
    script(
      edits(modelEdit("порядок шифрования не важен", "порядок шифрования не играет роли")),
      edits(modelEdit("порядок шифрования безразличен", "порядок безразличен")),
    );
    await b.say(request("x"));
    expect((await b.messages())[1]?.detail).toContain("somebody else changed these words");
    expect(await b.text()).toContain("Коммутативность: порядок безразличен.");
    expect(await b.text()).toContain("#  Ментальный");
  });

  test("edits that touch other words are made beside the student's", async () => {
    const b = await bench();
    await b.begin();
    server.control({ task: steps === 1 ? "edit-step" : "detail-edit", mode: "hold" });
    script(edits(modelEdit("не важен", "не играет роли")));
    const working = b.say(request("x"));
    await expect.poll(() => server.log.some(({ mode }) => mode === "hold")).toBe(true);
    await b.ports.edits.apply(b.ownerId, b.threadId, {
      ...{ key: "typed", baseRevision: 0, author: "student", kind: "typed" },
      edits: [
        {
          patches: [{ start: 2, removed: "Ментальный", inserted: "Мысленный" }],
          ...{ similarity: null, reason: "", oldText: "", newText: "" },
        },
      ],
    });
    server.release();
    await working;
    expect(await b.text()).toBe(
      commutative.replace("Ментальный", "Мысленный").replace("не важен", "не играет роли"),
    );
  });

  test("Stop between rounds: nothing more is asked or made, and the request goes on later", async () => {
    const abort = new AbortController();
    const b = await bench({
      ports: (ports) => ({
        ...ports,
        edits: {
          ...ports.edits,
          apply: async (...batch) => {
            const outcome = await ports.edits.apply(...batch);
            abort.abort();
            return outcome;
          },
        },
      }),
    });
    await b.begin();
    script(
      editAndGoOn(modelEdit("не важен", "не играет роли")),
      edits(modelEdit("## Свойства", "## Следствия")),
    );
    await expect(b.say(request("x"), { signal: abort.signal })).rejects.toThrow();
    expect(await b.edits()).toHaveLength(1);
    await b.goOn();
    expect(await b.edits()).toHaveLength(2);
  });

  test("a new request to a stopped thread gives up the old one and asks", async () => {
    const abort = new AbortController();
    const b = await bench();
    await b.begin();
    server.control({ mode: "hang" });
    const working = b.say(request("the old one"), { signal: abort.signal });
    await expect.poll(() => server.log.length).toBe(1);
    abort.abort();
    await expect(working).rejects.toThrow();
    server.reset();
    await b.goOn({ newRequest: true });
    expect(await b.question()).toMatchObject({ kind: "study_edit", open: true });
    script(edits(modelEdit("не важен", "не играет роли")));
    await b.say(request("the new one"));
    expect(await b.text()).toContain("не играет роли");
    expect((await b.messages()).filter(({ kind }) => kind === "request")).toHaveLength(2);
  });

  test("a new request drops an open choice", async () => {
    const b = await chooseBench();
    await b.goOn({ newRequest: true });
    expect(await b.question()).toMatchObject({ kind: "study_edit", open: true });
  });

  test.each([
    ["the edit", "apply", ""],
    ["the message about it", "addMessage", "edits"],
    ["the report", "addMessage", "report"],
  ])(
    "a crash right after %s is stored: the journal answers, and nothing is stored twice",
    async (_what, call, kind) => {
      const crash = { armed: true };
      const dying =
        <Args extends readonly unknown[], Result>(
          dies: (...args: Args) => boolean,
          work: (...args: Args) => Promise<Result>,
        ) =>
        async (...args: Args): Promise<Result> => {
          const result = await work(...args);
          if (crash.armed && dies(...args)) {
            crash.armed = false;
            throw new Error("the process died");
          }
          return result;
        };
      const b = await bench({
        ports: (ports) => ({
          ...ports,
          edits: {
            ...ports.edits,
            apply: dying((_owner, _thread, _batch) => call === "apply", ports.edits.apply),
          },
          study: {
            ...ports.study,
            addMessage: dying(
              (_owner, _thread, said) => said.kind === kind,
              ports.study.addMessage,
            ),
          },
        }),
      });
      await b.begin();
      script(edits(modelEdit("не важен", "не играет роли")));
      await expect(b.say(request("x"))).rejects.toThrow("the process died");
      await b.goOn();
      expect(server.log).toHaveLength(steps);
      expect(await b.text()).toBe(commutative.replace("не важен", "не играет роли"));
      expect(await b.edits()).toHaveLength(1);
      expect((await b.messages()).map((said) => said.kind)).toEqual(["request", "edits", "report"]);
    },
  );

  test.each(["wrong-schema", "empty", "two-objects"])(
    "replies that nobody can read (%s) change nothing, and in the end the student is asked",
    async (mode) => {
      const b = await bench();
      await b.begin();
      server.control({ mode: mode as "prose" });
      await b.say(request("x"));
      // The queue asks nothing more.
      expect(server.log).toHaveLength(steps === 1 ? 3 : 2);
      expect(await b.question()).toMatchObject({
        kind: "study_edit",
        text: expect.stringContaining("не удалось прочитать"),
      });
      expect(await b.text()).toBe(commutative);
      server.reset();
      script(edits(modelEdit("не важен", "не играет роли")));
      await b.say("ещё раз");
      expect(await b.text()).toContain("не играет роли");
    },
  );

  test("a model that refuses in words is heard the second time, and paid no more", async () => {
    const b = await bench();
    await b.begin();
    server.control({ mode: "prose" });
    // Each is said in prose, whatever it was.
    server.script({ task: "detail-message", replies: [{}, {}] });
    await b.say(request("x"));
    const text =
      "I am sorry, but I would rather talk about something else.\n\n*Документ не изменён.*";
    expect(await b.question()).toMatchObject({ kind: "study_edit", text });
    expect((await b.messages()).at(-1)).toMatchObject({ author: "agent", text });
    expect(server.log).toHaveLength(steps + 1);
    expect(await b.text()).toBe(commutative);
  });

  test("prose on a plain question is the answer, and asked for once", async () => {
    const b = await bench();
    await b.begin();
    server.control({ mode: "prose" });
    server.script({ task: "detail-message", replies: [{}] });
    await b.say(request("Почему порядок не важен?"));
    const text = "I am sorry, but I would rather talk about something else.";
    expect((await b.messages()).at(-1)).toMatchObject({ author: "agent", text });
    expect(server.log).toHaveLength(steps);
  });

  test.each(["fenced", "chatty", "commas", "uncounted"])(
    "a well-meant reply (%s) is understood",
    async (mode) => {
      const b = await bench();
      await b.begin();
      server.control({ mode: mode as "fenced" });
      script(edits(modelEdit("не важен", "не играет роли")));
      await b.say(request("x"));
      expect(await b.text()).toContain("не играет роли");
    },
  );

  test("edits without a quote, or without a change, are sent back before anything is looked for", async () => {
    const b = await bench();
    await b.begin();
    script(
      edits(modelEdit("", "x")),
      ...(steps === 1 ? [edits(modelEdit("не важен", "не важен")), edits()] : []),
    );
    if (steps === 2) {
      server.script({
        task: "detail-edit",
        replies: [{ edits: [modelEdit("не важен", "не важен")], continueEditing: false }],
      });
      server.script({ task: "detail-edit", replies: [{ edits: [], continueEditing: false }] });
    }
    await b.say(request("x"));
    expect(await b.edits()).toEqual([]);
    expect((await b.messages()).map(({ kind }) => kind)).toEqual(["request", "question"]);
  });
});

test("details that nobody can read cost, with the decision on them, no more than one question does", async () => {
  const { bench } = modelDialogue(db, server, 2);
  const b = await bench();
  await b.begin();
  server.script({
    task: "decide-edit-action",
    replies: [{ actionType: "none" }, { actionType: "edit" }],
  });
  server.control({ task: "detail-edit", mode: "wrong-schema" });
  await b.say(request("x"));
  expect(server.log).toHaveLength(3);
  expect((await b.question())?.text).toContain("не удалось прочитать");
});
