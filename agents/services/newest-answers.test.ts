import { expect, it } from "vitest";
import { newestAnswers } from "./newest-answers.ts";

it("are kept while they are among the newest, and asked for anew when they failed", async () => {
  const asked: string[] = [];
  const newest = newestAnswers<string>(2);
  const answer = (about: string, fails = false) =>
    newest(about, async () => {
      asked.push(about);
      if (fails) throw new Error(about);
      return about;
    });
  for (const about of ["a", "b", "a", "c", "a", "b"]) expect(await answer(about)).toBe(about);
  expect(asked).toEqual(["a", "b", "c", "b"]);
  const [one, other] = [answer("e"), answer("e")];
  expect([await one, await other, asked.at(-2)]).toEqual(["e", "e", "b"]);
  await expect(answer("d", true)).rejects.toThrow("d");
  expect(await answer("d")).toBe("d");
});
