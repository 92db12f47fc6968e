import { type ChangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

const lit = Decoration.mark({ class: "typed-by-others" });

const light = StateEffect.define<readonly { readonly from: number; readonly to: number }[]>();
const unlight = StateEffect.define<null>();

/** Lights the words that others bring while the student types. */
export const othersEdits = StateField.define<DecorationSet>({
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
export const lightChanges = (changes: ChangeSet): StateEffect<unknown> => {
  const places: { from: number; to: number }[] = [];
  changes.iterChanges((_fromA, _toA, from, to) => {
    if (to > from) places.push({ from, to });
  });
  return light.of(places);
};

/** Puts all lights out. */
export const unlightAll = (): StateEffect<unknown> => unlight.of(null);
