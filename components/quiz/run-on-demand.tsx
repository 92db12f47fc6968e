"use client";

import { type ComponentProps, lazy } from "react";

// A ready quiz does not carry what shows its making: two kilobytes of compressed script.

const RunProgress = lazy(async () => ({
  default: (await import("./run-progress.tsx")).RunProgress,
}));

const RunHalted = lazy(async () => ({ default: (await import("./run-halted.tsx")).RunHalted }));

/** `RunProgress`, loaded when it is shown. */
export const RunProgressOnDemand = (props: ComponentProps<typeof RunProgress>) => (
  <RunProgress {...props} />
);

/** `RunHalted`, loaded when it is shown. */
export const RunHaltedOnDemand = (props: ComponentProps<typeof RunHalted>) => (
  <RunHalted {...props} />
);
