import { vi } from "vitest";
import { student } from "#agents/testing/student.ts";
import type { GuideHarness } from "./guide-harness.ts";

/** Id of the sample pack, once it can be searched. */
export const readySample = ({ runtime, ownerId }: GuideHarness): Promise<string> =>
  vi.waitFor(
    async () => {
      const { packs } = await runtime.for(student(ownerId)).library.read.getLibrary("en");
      const sample = packs.find((pack) => pack.sample && pack.product === "Ableton Live");
      if (!sample?.ready) throw new Error("the sample pack is not ready");
      return sample.id;
    },
    { timeout: 100_000, interval: 50 },
  );
