import type { PhoneTab } from "#components/hooks/use-phone-tab.ts";
import type { MarkedPassage } from "../document/use-selected-passage.ts";
import type { SaveState } from "../editor/typing-link.ts";

/** What lies beside the document, one at a time. */
export type SidePanel = "talk" | "notes" | "history";

/** A passage of the document that the page is to be brought to. */
export interface Target {
  readonly offset: number;
  /** The edit whose words stand there. */
  readonly edit: number | null;
  readonly lights: boolean;
}

/** The student's own hand in the document. */
interface Writing {
  /** The offset at which the editor was opened. */
  readonly from: number;
  /** The editor goes as soon as all is stored. */
  readonly closing: boolean;
  readonly saved: SaveState;
  readonly refusal: string | null;
}

/** What a reader of a study document has before them and has picked out. */
export interface Selection {
  readonly panel: SidePanel;
  readonly tab: PhoneTab;
  /** The earlier revision that is looked at; null for the present text. */
  readonly version: number | null;
  /** The edit whose difference is open. */
  readonly diff: number | null;
  readonly writing: Writing | null;
  /** The edit whose note is open. */
  readonly open: number | null;
  /** Edits that arrived in the last seconds. */
  readonly fresh: readonly number[];
  /** A line of the notes, and how often a link to one was followed, so that the same line can be gone to again. */
  readonly cited: { readonly line: number; readonly times: number } | null;
  /** The passage that the next request is about. */
  readonly marked: MarkedPassage | null;
  /** Where the page goes as soon as the document is in sight. */
  readonly target: Target | null;
}

export const noSelection: Selection = {
  ...{ panel: "talk", tab: "document", version: null, diff: null, writing: null },
  ...{ open: null, fresh: [], cited: null, marked: null, target: null },
};

export type SelectionChange =
  | { readonly type: "panel"; readonly panel: SidePanel }
  | { readonly type: "tab"; readonly tab: PhoneTab }
  | { readonly type: "version"; readonly revision: number | null }
  | { readonly type: "diff"; readonly edit: number | null }
  | { readonly type: "open"; readonly edit: number | null }
  | { readonly type: "fresh" | "faded"; readonly edits: readonly number[] }
  | { readonly type: "cite"; readonly line: number }
  | { readonly type: "mark"; readonly passage: MarkedPassage | null }
  /** `waits`: only when the student turns to the document, where they see one of the two. */
  | { readonly type: "go"; readonly target: Target; readonly waits?: boolean }
  /** The present text is brought into sight, whatever stands in its place. */
  | { readonly type: "read"; readonly target: Target }
  | { readonly type: "arrived" }
  | { readonly type: "write"; readonly from: number }
  | { readonly type: "saved"; readonly saved: SaveState; readonly refusal: string | null }
  | { readonly type: "closed"; readonly at: number };

/** Once: as soon as all is stored. Again: at once; what is not stored is kept and offered back. */
const close = (writing: Writing | null): Writing | null =>
  writing === null || writing.closing ? null : { ...writing, closing: true };

const back = (offset: number): Target => ({ offset, edit: null, lights: false });

/** The button that opens the editor closes it. */
const openOrClose = (state: Selection, from: number): Selection => {
  const { writing } = state;
  if (writing === null) {
    const opened: Writing = { from, closing: false, saved: "saved", refusal: null };
    return { ...state, version: null, tab: "document", writing: opened };
  }
  const target = writing.closing ? back(writing.from) : state.target;
  return { ...state, writing: close(writing), target };
};

/** The selection after something that the student did, or that arrived. */
export const changeSelection = (state: Selection, change: SelectionChange): Selection => {
  switch (change.type) {
    case "panel":
      return { ...state, panel: change.panel, tab: "side" };
    case "tab":
      return { ...state, tab: change.tab };
    case "version":
      return { ...state, version: change.revision, tab: "document" };
    case "diff":
      return { ...state, diff: change.edit };
    case "open":
      return { ...state, open: change.edit };
    case "fresh":
      return { ...state, fresh: [...state.fresh, ...change.edits] };
    case "faded":
      return { ...state, fresh: state.fresh.filter((edit) => !change.edits.includes(edit)) };
    case "cite": {
      const cited = { line: change.line, times: (state.cited?.times ?? 0) + 1 };
      return { ...state, cited, panel: "notes", tab: "side" };
    }
    case "mark":
      return change.passage === null
        ? { ...state, marked: null }
        : { ...state, marked: change.passage, panel: "talk", tab: "side" };
    case "go":
      return { ...state, target: change.target, tab: change.waits ? state.tab : "document" };
    case "read": {
      const { target } = change;
      const open = target.edit ?? state.open;
      return {
        ...state,
        ...{ tab: "document", version: null, open, target },
        writing: close(state.writing),
      };
    }
    case "arrived":
      return { ...state, target: null };
    case "write":
      return openOrClose(state, change.from);
    case "saved":
      return state.writing === null
        ? state
        : { ...state, writing: { ...state.writing, saved: change.saved, refusal: change.refusal } };
    case "closed":
      // Who asked for a passage meanwhile is led there, anybody else to where they wrote.
      return { ...state, writing: null, target: state.target ?? back(change.at) };
  }
};
