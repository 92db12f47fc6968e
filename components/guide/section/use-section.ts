"use client";

import { useCallback, useEffect, useState } from "react";
import type { SectionView } from "#lib/schemas/library.ts";
import { getIfChanged } from "../../api/get-if-changed.ts";

/** A section of a manual with its text as sanitised HTML. */
export interface RenderedSection extends SectionView {
  readonly html: string;
}

/** Sections that were opened on this page; a library that changes under it shows the earlier words until a reload. */
const opened = new Map<string, RenderedSection>();

/** The section of a chunk once it is wanted; `failed` when it could not be had. */
export const useSection = (packId: string | null, chunkId: string, wanted: boolean) => {
  const url = packId === null ? null : `/api/library/${packId}/sections/${chunkId}`;
  const [section, setSection] = useState<RenderedSection | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const known = url === null ? undefined : opened.get(url);
    if (known !== undefined) return setSection(known);
    setFailed(false);
    const answer = url === null ? null : await getIfChanged<RenderedSection>(url, null);
    if (url === null || answer === null || answer.value === null) return setFailed(true);
    opened.set(url, answer.value);
    setSection(answer.value);
  }, [url]);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { section, failed, load };
};
