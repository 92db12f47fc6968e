"use client";

import { useCallback, useEffect, useState } from "react";
import type { SectionView } from "#lib/schemas/library.ts";

/** A section of a manual with its text as sanitised HTML. */
export interface RenderedSection extends SectionView {
  readonly html: string;
}

/** Sections that were opened on this page: shown at once, while it is asked whether they are still so. */
const opened = new Map<string, RenderedSection>();

/** `gone`: no more in the library, however often it is asked for. `failed`: it could not be had this time. */
type Fetched = RenderedSection | "gone" | "failed";

const fetchSection = async (url: string): Promise<Fetched> => {
  try {
    const response = await fetch(url, { cache: "no-store" });
    if (response.status === 404) return "gone";
    return response.ok ? await response.json() : "failed";
  } catch {
    return "failed";
  }
};

/** The newest words; where the server cannot be reached, those that were read before. */
const readSection = async (url: string): Promise<Fetched> => {
  const fetched = await fetchSection(url);
  if (fetched === "failed") return opened.get(url) ?? fetched;
  if (fetched === "gone") opened.delete(url);
  else opened.set(url, fetched);
  return fetched;
};

/** The section of a chunk, or why it is not there; null while it is fetched for the first time. */
export const useSection = (packId: string | null, chunkId: string) => {
  const url = packId === null ? null : `/api/library/${packId}/sections/${chunkId}`;
  const [section, setSection] = useState<Fetched | null>(null);
  const load = useCallback(async () => {
    if (url === null) return setSection("gone");
    setSection(opened.get(url) ?? null);
    setSection(await readSection(url));
  }, [url]);
  useEffect(() => void load(), [load]);
  return { section, load };
};
