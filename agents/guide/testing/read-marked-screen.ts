import type { GuidePorts } from "#agents/ports.ts";
import { readMark } from "#e2e/model-server/marked-picture.ts";
import { screenLabels } from "#e2e/model-server/marked-screen.ts";

/** Reads made-up screens: every word right, in a tenth of the time. */
export const readMarkedScreen: GuidePorts["readScreen"] = async ({ bytes }) => {
  const { width, height, mark } = await readMark(bytes);
  const lines = (screenLabels(mark) ?? []).map((label) => ({
    words: label.map(({ text, box }) => ({ text, box, confidence: 95 })),
    height: 20,
    opensParagraph: true,
  }));
  return { width, height, lines, shapes: [] };
};
