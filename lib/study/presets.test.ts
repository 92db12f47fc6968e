import { expect, test } from "vitest";
import { autonomousStages } from "#lib/schemas/stage-presets.ts";
import { studySettings } from "../schemas/study.ts";
import { settingsForNext } from "./presets.ts";

test("the next document begins as the student likes them, without what belonged to the last topic", () => {
  const fresh = studySettings.parse({});
  const liked = { level: "school", style: "plain", depth: "brief", audience: "examiner" } as const;
  const last = {
    ...{ ...liked, stages: autonomousStages },
    ...({ language: "en", subject: "physics", instructions: "Prove everything" } as const),
  };
  expect(settingsForNext(last)).toEqual({ ...fresh, ...liked, stages: autonomousStages });
  expect(settingsForNext(null)).toEqual(fresh);
});
