"use client";

import { useEffect } from "react";

/**
 * Marks the page as awake: from then on its code hears keys, files that are dropped, and choices. It stands last in the
 * page, so that everything before it listens already.
 */
export const Awake = () => {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return null;
};
