"use client";

import { useEffect } from "react";
import { awakeEvent } from "./early-presses.ts";

/**
 * Marks the page as awake: from then on its code hears keys, files that are dropped, and choices. It stands last in the
 * page, so that everything before it listens already.
 */
export const Awake = () => {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    document.dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
};
