"use client";

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import {
  Annotation,
  type ChangeSet,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  Text,
  Transaction,
} from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useCallback, useEffect, useRef, useState } from "react";
import { getIfChanged } from "#components/hooks/send-json.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { coveredTop } from "../document/use-reading-place.ts";
import { type SaveState, type TypingLink, useTypingLink } from "./typing-link.ts";
import { readUnsaved, type UnsavedTyping } from "./unsaved-typing.ts";

/** What a source editor begins with. */
export interface OpenedSource {
  readonly revision: number;
  readonly text: Text;
  /** What an earlier load of this tab left, made against this text. */
  readonly unsaved: UnsavedTyping | null;
}

const asText = (text: string): Text => Text.of(text.split("\n"));

/**
 * The document's text to type into: the newest, or the one that unsaved words were typed into, which then catches
 * up. Null when the server did not answer.
 */
export const openSource = async (threadId: string): Promise<OpenedSource | null> => {
  const unsaved = readUnsaved(threadId);
  if (unsaved !== null) {
    const url = `/api/study/${threadId}/revisions/${unsaved.revision}`;
    const then = (await getIfChanged<{ text: string }>(url, null))?.value;
    if (!then) return null;
    return { revision: unsaved.revision, text: asText(then.text), unsaved };
  }
  const url = `/api/document/${threadId}`;
  const now = (await getIfChanged<{ document: string; revision: number }>(url, null))?.value;
  return now ? { revision: now.revision, text: asText(now.document), unsaved: null } : null;
};

const lit = Decoration.mark({ class: "bg-[var(--mark)] rounded-[0.15em]" });

const light = StateEffect.define<readonly { readonly from: number; readonly to: number }[]>();
const unlight = StateEffect.define<null>();

/** Lights the words that others bring while the student types. */
const othersEdits = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(unlight)) next = Decoration.none;
      if (effect.is(light)) {
        next = next.update({
          add: effect.value.map(({ from, to }) => lit.range(from, to)),
          sort: true,
        });
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The places of the words that changes bring. */
const lightChanges = (changes: ChangeSet): StateEffect<unknown> => {
  const places: { from: number; to: number }[] = [];
  changes.iterChanges((_fromA, _toA, from, to) => {
    if (to > from) places.push({ from, to });
  });
  return light.of(places);
};

/** Puts all lights out. */
const unlightAll = (): StateEffect<unknown> => unlight.of(null);

/** Signs of Markdown step back, words stay; colours come from the page's theme. */
const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "650", fontSize: "1.125em" },
  { tag: tags.strong, fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: tags.quote, color: "var(--color-ink-soft)" },
  {
    ...{ tag: tags.monospace, fontFamily: "var(--font-mono)", fontSize: "0.875em" },
    fontFeatureSettings: '"calt" 0',
  },
  {
    tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName],
    color: "var(--color-ink-faint)",
  },
  { tag: [tags.link, tags.url], color: "var(--color-accent)" },
]);

const look = EditorView.theme({
  "&": { fontFamily: "var(--font-serif)", fontSize: "1.0625rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.65", overflow: "visible" },
  ".cm-content": { padding: "0", caretColor: "var(--color-accent)" },
  ".cm-line": { padding: "0" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--color-accent)", borderLeftWidth: "2px" },
});

/** How the document looks where it is typed into: the house's serif on its paper, by day and by night. */
const sourceLook: Extension = [look, syntaxHighlighting(highlight)];

/** Marks changes that came from others, so that they are not sent back. */
const fromOthers = Annotation.define<boolean>();

/** How long the words of others stay lit; as in the document. */
const litMs = 5_000;

interface SourcePaneProps {
  readonly threadId: string;
  readonly newest: number;
  readonly language: string;
  /** Offset of the passage at which the student was reading. */
  readonly from: number;
  /** The student wants to leave: it closes as soon as all is stored. */
  readonly closing: boolean;
  readonly onSaved: () => void;
  readonly onState: (save: SaveState, refusal: string | null) => void;
  readonly onClosed: (at: number) => void;
}

/** The document's Markdown as text to type into, also while others edit it; saved by itself. */
const SourceEditor = (props: SourcePaneProps & { source: OpenedSource }) => {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const { onState, onClosed, closing } = props;
  const { save, refusal, link } = useTypingLink({
    ...props,
    show: (changes) => editor.current && showOthers(editor.current, changes),
  });
  useEffect(() => onState(save, refusal), [save, refusal, onState]);

  const begin = useRef({
    label: t("workspace.source.label"),
    language: props.language,
    from: props.from,
  });
  useEffect(() => {
    if (place.current === null) return;
    const view = makeEditor(place.current, link, begin.current);
    editor.current = view;
    beginAt(view, begin.current.from);
    return () => {
      view.destroy();
      editor.current = null;
    };
  }, [link]);

  useEffect(() => {
    if (!closing) return;
    if (save === "saved" && !link.unsaved) onClosed(firstInSight(editor.current));
    else void link.flush();
  }, [closing, save, link, onClosed]);
  return <div ref={place} className="min-w-0 pb-[40vh]" />;
};

const makeEditor = (
  parent: HTMLElement,
  link: TypingLink,
  { label, language }: { readonly label: string; readonly language: string },
): EditorView =>
  new EditorView({
    parent,
    state: EditorState.create({
      doc: link.text,
      extensions: [
        // A carriage return in the document is a character: offsets must agree with the server's.
        EditorState.lineSeparator.of("\n"),
        EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?/g, "\n")),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        markdown(),
        sourceLook,
        othersEdits,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": label,
          lang: language,
          spellcheck: "true",
        }),
        EditorView.updateListener.of((update) => {
          const foreign = update.transactions.some((one) => one.annotation(fromOthers) === true);
          if (update.docChanged && !foreign) link.typed(update.changes);
        }),
        EditorView.domEventHandlers({ blur: () => void link.flush() }),
      ],
    }),
  });

/** Puts the caret where the student was reading. */
const beginAt = (view: EditorView, offset: number): void => {
  const anchor = Math.min(offset, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: "start", yMargin: coveredTop() + 24 }),
  });
  view.focus();
};

/** Offset of the first words in sight. */
const firstInSight = (view: EditorView | null): number => {
  if (view === null) return 0;
  const { left } = view.contentDOM.getBoundingClientRect();
  return view.posAtCoords({ x: left + 4, y: coveredTop() + 24 }, false);
};

const showOthers = (view: EditorView, changes: ChangeSet): void => {
  view.dispatch({
    changes,
    effects: lightChanges(changes),
    // Undo in the editor takes back what was typed here and nothing else.
    annotations: [fromOthers.of(true), Transaction.addToHistory.of(false)],
  });
  setTimeout(() => {
    if (view.dom.isConnected) view.dispatch({ effects: unlightAll() });
  }, litMs);
};

/** The document to type into, as soon as its text is here. */
export const SourcePane = (props: SourcePaneProps) => {
  const t = useTexts();
  const { threadId } = props;
  const [source, setSource] = useState<OpenedSource | "failed" | null>(null);
  const open = useCallback(async () => {
    setSource(null);
    setSource((await openSource(threadId)) ?? "failed");
  }, [threadId]);
  useEffect(() => void open(), [open]);
  if (source === null) return <p className="caption animate-pulse">{t("workspace.loading")}</p>;
  if (source === "failed") {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="text-sm text-loss">
          {t("shell.unreachable")}
        </p>
        <button type="button" onClick={() => void open()} className={buttonStyle("secondary")}>
          {t("workspace.again")}
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-5 print:hidden">
      <p className="caption">{t("workspace.source.hint")}</p>
      <SourceEditor {...props} source={source} />
    </div>
  );
};
