import { expect, test } from "vitest";
import { jsonSchemaOf } from "#lib/ai/ask-with-repair.ts";
import type { Task } from "#lib/ai/task.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { writingPresets } from "#lib/study/presets.ts";
import { promptSizes } from "#lib/threads/run-usage.ts";
import { nameThread } from "./name-thread.ts";
import { proposeQuestions } from "./propose-questions.ts";
import { synthesiseMaterial } from "./synthesise-material.ts";
import { writeMaterial } from "./write-material.ts";

test("the estimate of a first document knows how long its prompts are", () => {
  const sizeOf = <Input, Output>(task: Task<Input, Output>, input: Input): number => {
    const { instructions, content } = task.prompt(input);
    return instructions.length + content.length + jsonSchemaOf(task, input).length;
  };
  const presets = writingPresets(studySettings.parse({}));
  const about = { topic: "Eigenvalues", language: "en", presets, soFar: null } as const;
  const sizes = {
    name: sizeOf(nameThread, { ...about, text: "" }),
    write: sizeOf(writeMaterial, { ...about, notes: null }),
    join: sizeOf(synthesiseMaterial, { ...about, material: "", notes: "", part: null }),
    questions: sizeOf(proposeQuestions, {
      ...{ ...about, wanted: 8, refine: null },
      document: { kind: "text", text: "" },
    }),
  };
  for (const [name, size] of Object.entries(promptSizes)) {
    expect(Math.abs(sizes[name as keyof typeof sizes] / size - 1), name).toBeLessThan(0.1);
  }
});
