import { guideScenario } from "./guide-scenario.ts";
import type { Place } from "./places.ts";
import type { Scenario } from "./scenario.ts";
import type { StoredGuide } from "./stored-guide.ts";

/** Nodes that read a picture before a model looks at it. */
const reading = ["analyze_screenshot_for_button", "optional_validate_step"];
/** From a node's beginning, within which its picture is read; the second moment is in the midst of it on a slow machine. */
const moments = [
  [150, 600],
  [600, 2_500],
] as const;

/** The guide where pictures are read on this computer, too, killed while they are. */
export const screenScenario = (languageFiles: string): Scenario<StoredGuide> => ({
  ...guideScenario,
  name: "screen",
  settings: { TESSDATA_DIR: languageFiles },
  places: (_undisturbed, random) =>
    moments.flatMap(([from, to]) =>
      reading.map((stage): Place => {
        const delayMs = Math.floor(from + random() * (to - from));
        return { at: "stage", stage, victim: "server", delayMs };
      }),
    ),
  fewest: moments.length * reading.length,
});
