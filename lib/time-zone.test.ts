import { expect, test } from "vitest";
import { chooseTimeZone } from "./time-zone.ts";

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each(["Pacific/Apia", "Europe/Moscow", "America/New_York"])("%s is taken", (zone) => {
  expect(chooseTimeZone(zone)).toBe(zone);
});

test.each([null, undefined, "", "Mars/Olympus", "'; drop table cards", "x".repeat(100_000)])(
  "what is no zone is where the server is",
  (zone) => {
    expect(chooseTimeZone(zone)).toBe(here);
  },
);
