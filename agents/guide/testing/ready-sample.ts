import { vi } from "vitest";
import type { GuideDesk } from "./guide-desk.ts";

/** Id of the sample pack, once it can be searched. */
export const readySample = ({ runtime, ownerId }: GuideDesk): Promise<string> =>
  vi.waitFor(
    async () => {
      const { packs } = await runtime.getLibrary(ownerId, "en");
      const sample = packs.find((pack) => pack.sample && pack.product === "Ableton Live");
      if (!sample?.ready) throw new Error("the sample pack is not ready");
      return sample.id;
    },
    { timeout: 100_000, interval: 50 },
  );
