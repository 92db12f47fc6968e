"use client";

import { useEffect } from "react";

/**
 * Brings the place that the address names into the middle of the screen, and marks it. A page that was come to by a
 * link of this site has no `:target`, so that style alone cannot do it.
 */
export const ShowPlace = () => {
  useEffect(() => {
    const show = () => {
      for (const old of document.querySelectorAll("[data-here]")) old.removeAttribute("data-here");
      const start = /^#at-(\d{1,9})$/.exec(window.location.hash)?.[1];
      if (start === undefined) return;
      for (const part of document.querySelectorAll(`mark[data-start="${start}"]`)) {
        part.setAttribute("data-here", "");
      }
      document.getElementById(`at-${start}`)?.scrollIntoView({ block: "center" });
    };
    show();
    window.addEventListener("hashchange", show);
    return () => window.removeEventListener("hashchange", show);
  }, []);
  return null;
};
