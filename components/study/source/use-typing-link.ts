"use client";

import type { ChangeSet } from "@codemirror/state";
import { useEffect, useRef, useState } from "react";
import { getIfChanged, requestKey, sendJson } from "#components/hooks/send-json.ts";
import { isDatabaseTrouble } from "#lib/errors.ts";
import type { EditsSince } from "#lib/schemas/study.ts";
import type { OpenedSource } from "./open-source.ts";
import { type SaveState, type TypingAnswer, TypingLink } from "./typing-link.ts";
import { keepUnsaved } from "./unsaved-typing.ts";

/** Refusals that go away by themselves. */
const passes = (code: string): boolean =>
  code === "rate_limited" || code === "internal" || isDatabaseTrouble(code);

const sendTyping = async (threadId: string, typed: object): Promise<TypingAnswer> => {
  const sent = await sendJson<{ revision: number }>("POST", `/api/study/${threadId}/typing`, typed);
  if (sent.ok) return { kind: "stored", revision: sent.value.revision };
  if (sent.code === "edit_stale") return { kind: "stale" };
  if (sent.message === null || passes(sent.code)) return { kind: "lost" };
  return { kind: "refused", message: sent.message };
};

/** Ties an editor to the document of a thread for as long as it is open. */
export const useTypingLink = (options: {
  threadId: string;
  source: OpenedSource;
  /** The newest revision that the page knows of. */
  newest: number;
  /** Changes the editor's text as an edit of somebody else demands. */
  show: (changes: ChangeSet) => void;
  onSaved: () => void;
}) => {
  const { threadId, newest } = options;
  const [state, setState] = useState<{ save: SaveState; refusal: string | null }>({
    save: "saved",
    refusal: null,
  });
  const latest = useRef(options);
  latest.current = options;
  const [link] = useState(
    () =>
      new TypingLink(
        {
          send: async (typed) => {
            const answer = await sendTyping(threadId, typed);
            if (answer.kind === "stored") latest.current.onSaved();
            return answer;
          },
          editsSince: async (revision) =>
            (await getIfChanged<EditsSince>(`/api/study/${threadId}/edits?since=${revision}`, null))
              ?.value ?? null,
          show: (changes) => latest.current.show(changes),
          keep: (unsaved) => keepUnsaved(threadId, unsaved),
          onState: (save, refusal) => setState({ save, refusal }),
          newKey: requestKey,
        },
        options.source,
      ),
  );
  useEffect(() => void link.follow(newest), [link, newest]);
  useEffect(() => {
    void link.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (link.unsaved) event.preventDefault();
    };
    const flush = () => void link.flush();
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      link.close();
    };
  }, [link]);
  return { ...state, link };
};
