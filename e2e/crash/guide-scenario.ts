import assert from "node:assert/strict";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { screenPicture } from "../model-server/marked-screen.ts";
import { allPlaces, fewPlaces } from "./places.ts";
import type { Scenario, Student } from "./scenario.ts";
import { readGuide, type StoredGuide } from "./stored-guide.ts";

const choice = (id: string) => ({ type: "choice", choice: id });
const often = (times: number, value: unknown) => Array.from({ length: times }, () => value);

const browser = ["Live | File | Edit", "Sounds | Drums", "Max for Live", "Plug-Ins"];

/** A picture of the program as the student sees it; each is another one of the same screen. */
class Look {
  readonly #noise: number;

  constructor(noise: number) {
    this.#noise = noise;
  }

  async form(): Promise<FormData> {
    const form = new FormData();
    const picture = await screenPicture(browser, this.#noise);
    form.set("file", new File([Uint8Array.from(picture)], "screen.png"));
    return form;
  }
}

/** What the student answers to questions of each kind, one after another. */
const answers = (): Record<string, unknown[]> => ({
  guide_version: ["I know", choice("try_anyway")],
  guide_steps: [choice("step_by_step"), choice("done")],
  guide_action: [
    "which devices are used like Live's own?",
    choice("help"),
    new Look(0),
    // Nothing was clicked.
    new Look(1),
    choice("force"),
    { type: "jump", step: 0 },
    ...often(5, choice("next")),
    // After the review, from the second step on.
    ...often(4, "done, next"),
  ],
  guide_confirm: [choice("no"), "no, it didn't work"],
  guide_review: [choice("yes"), choice("no"), ...often(5, choice("yes"))],
  guide_again: [choice("yes")],
});

/** Answers each question once; what was sent is sent again when the product died before it answered. */
const followingStudent = (): Student => {
  const left = answers();
  const given = new Map<string, unknown>();
  const valueFor = ({ kind, interruptId }: NonNullable<ThreadView["question"]>): unknown => {
    const value = given.get(interruptId) ?? left[kind]?.shift();
    assert.ok(value !== undefined, `there is no answer to another ${kind}`);
    given.set(interruptId, value);
    return value;
  };
  return {
    goOn: async ({ id, status, question }, post) => {
      if (status === "done" || question === null) return false;
      const value = valueFor(question);
      const { interruptId } = question;
      const sent =
        value instanceof Look
          ? await post(`/api/threads/${id}/screenshots`, await value.form())
          : await post(`/api/threads/${id}/replies`, { interruptId, value });
      if (sent !== null) assert.ok(sent < 300, `a reply was answered with ${sent}`);
      return true;
    },
  };
};

/** The pack that comes with the product, once it can be searched. */
const samplePack = async (get: (path: string) => Promise<string | null>): Promise<string> => {
  for (;;) {
    const { packs } = JSON.parse((await get("/api/library")) ?? '{"packs":[]}');
    const ready = packs.find(
      (pack: { sample: boolean; ready: boolean }) => pack.sample && pack.ready,
    );
    if (ready) return ready.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** A guide through a warning, questions, pictures of the screen, a jump back, a review and another answer. */
export const guideScenario: Scenario<StoredGuide> = {
  name: "guide",
  // Here are no language files: the model alone looks at the pictures, on every machine.
  settings: { TESSDATA_DIR: import.meta.dirname },
  request: async (get) => ({
    ...{ kind: "guide", packId: await samplePack(get), version: "12", edition: "Intro" },
    question: "How do I use Max for Live?",
  }),
  places: allPlaces,
  fewest: 20,
  few: fewPlaces,
  check: ({ thread, guide, steps, messages }) => {
    assert.equal(thread?.status, "done", "the undisturbed run did not end well");
    assert.equal(guide?.allowed, false);
    assert.ok(steps.length >= 5 && steps.every(({ warning }) => warning !== null));
    assert.ok(steps.slice(0, 5).every(({ state }) => state === "done"));
    assert.equal(steps[0]?.check?.done, "no", "the step was not looked at");
    assert.ok(steps[0]?.box?.found, "its place was not found");
    assert.ok(messages.length >= 5, "the conversation is too short");
  },
  student: followingStudent,
  read: readGuide,
};
