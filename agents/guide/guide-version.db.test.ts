import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { guideStore } from "#db/queries/guides.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();
const { db } = testDatabase();

/** Titles of the sections in which the answer was looked for. */
const searched = async (threadId: string): Promise<string[]> => {
  const { ownerId } = guides.harness();
  const store = guideStore(db);
  const { chunkIds } = await store.get(ownerId, threadId);
  return (await store.chunks(ownerId, chunkIds)).map(({ title }) => title);
};

const splitStems = "How do I split a song into stems?";

describe("in a version or edition that lacks it", patient, () => {
  const asked = { question: splitStems, version: "3.2", edition: "Home" };

  it("the reason is told with its source and its doubt, and something else may be asked", async () => {
    const guide = await guides.begin(asked);
    const question = await guide.asked("guide_version");
    expect(question.choices.map(({ id }) => id)).toEqual(["new_task", "try_anyway"]);
    const view = await guide.view();
    expect(view).toMatchObject({ allowed: false, version_source: { kind: "difference" } });
    expect(view.version_explanation).toContain("Home");
    expect(view.version_explanation).toContain("Brightmix edition table");
    expect(view.version_explanation).toContain("a review of 2024");
    await guide.choose("guide_version", "new_task");
    expect(await guide.ended()).toMatchObject({ full_answer: null, steps: [] });
  });

  it("who tries anyway is warned at each step that it affects", async () => {
    const guide = await guides.begin(asked);
    await guide.reply("guide_version", "OK, I'll try it anyway");
    await guide.asked("guide_steps");
    const { steps, version_explanation, full_answer } = await guide.view();
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ warning }) => warning)).toEqual(steps.map(() => version_explanation));
    // It stands in the answer as a quotation.
    expect(full_answer?.replaceAll(/^> /gm, "")).toContain(version_explanation);
  });

  it("the same is told by a pack that was imported before differences had all their fields", async () => {
    await guides.begin(asked);
    await db.execute(sql`update chunks set difference = difference - 'also' - 'listed_for'`);
    const guide = await guides.begin(asked);
    await guide.choose("guide_version", "try_anyway");
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view.version_source?.difference).toMatchObject({ also: [], listed_for: null });
    expect(view.steps[0]?.warning).toContain("Home");
  });

  it("a question about it is answered, and the warning stays with its choices", async () => {
    const guide = await guides.begin(asked);
    await guide.reply("guide_version", "Which edition does Stem Splitter belong to?");
    const still = await guide.asked("guide_version");
    expect(still.text).not.toMatch(/does not answer/);
    expect(still.choices.map(({ id }) => id)).toEqual(["new_task", "try_anyway"]);
    const { messages, version_source, full_answer } = await guide.view();
    expect(messages.map(({ author }) => author)).toEqual(["student", "agent"]);
    expect(messages.at(-1)?.text).toContain("Stem Splitter belongs to the Studio edition only.");
    expect(messages.at(-1)?.text).toContain(`#chunk-${version_source?.chunkId}`);
    expect(full_answer).toBe(null);
    await guide.reply("guide_version", "OK, I'll try it anyway");
    await guide.asked("guide_steps");
  });

  it("what is no answer puts the question again", async () => {
    const guide = await guides.begin(asked);
    await guide.reply("guide_version", { type: "choice", choice: "yes" });
    const again = await guide.asked("guide_version");
    expect(again.text).toMatch(/does not answer/);
    await guide.reply("guide_version", "нет, спрошу о другом");
    await guide.ended();
  });

  it("nothing is asked of a model when the fields forbid nothing", async () => {
    const guide = await guides.begin({ question: splitStems, version: "3.2", edition: "Studio" });
    await guide.asked("guide_steps");
    expect((await guide.view()).allowed).toBe(true);
    expect(guides.calls("check-version-fit")).toHaveLength(0);
  });

  it("a difference about something else warns nobody", async () => {
    guides.server().script({
      task: "check-version-fit",
      replies: [{ differenceId: null, because: "" }],
    });
    const guide = await guides.begin(asked);
    await guide.until(({ status }) => status !== "running");
    expect(await guide.view()).toMatchObject({ allowed: true, version_explanation: null });
  });

  it("sections of other editions are not searched, and are for who tries anyway", async () => {
    const question = "Where are the Stem Splitter settings, the stem quality?";
    const titles = async (edition: string) => {
      const guide = await guides.begin({ question, edition });
      await guide.until(({ status }) => status !== "running");
      return searched(guide.id);
    };
    expect(await titles("Studio")).toContain("Stem Splitter settings");
    guides
      .server()
      .script({ task: "check-version-fit", replies: [{ differenceId: null, because: "" }] });
    expect(await titles("Lite")).not.toContain("Stem Splitter settings");
  });

  it("sections of other versions are not searched either", async () => {
    const asking = "How do I split a song into stems, and what is the stem quality?";
    const titles = async (version: string) => {
      const guide = await guides.begin({ question: asking, version, edition: "Studio" });
      await guide.until(({ status }) => status !== "running");
      return searched(guide.id);
    };
    expect(await titles("3.1")).toContain("Splitting a song into stems");
    guides
      .server()
      .script({ task: "check-version-fit", replies: [{ differenceId: null, because: "" }] });
    const earlier = await titles("2");
    expect(earlier).toContain("Stem Splitter settings");
    expect(earlier).not.toContain("Splitting a song into stems");
  });

  it("who names no version or edition is told where they differ", async () => {
    const guide = await guides.begin({ question: splitStems });
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view.allowed).toBe(true);
    expect(view.full_answer).toMatch(/Stem Splitter belongs to the Studio edition/);
    const from = await guides.begin({ question: splitStems, version: "3", edition: "Studio" });
    await from.asked("guide_steps");
    expect((await from.view()).full_answer).toContain("since version 3.1");
  });
});
