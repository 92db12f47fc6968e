/**
 * Lights the words of edits. The marks stand in HTML that React does not own and replaces with every edit, so rules
 * name them. `fresh` ones have just arrived; the `newest` of all is underlined as long as it is; `looked` is the one
 * whose words or note are looked at.
 */
export const LitMarks = (props: {
  fresh: readonly number[];
  newest: number | null;
  looked: number | null;
}) => {
  const selector = (number: number) => `.doc mark[data-edit="${number}"]`;
  const newest =
    props.newest === null ? "" : `${selector(props.newest)}{--lit-line:var(--color-accent)}`;
  const fresh = props.fresh.map((number) => `${selector(number)}{--lit:var(--mark)}`).join("");
  const looked =
    props.looked === null
      ? ""
      : `${selector(props.looked)}{--lit:var(--mark);--lit-line:var(--color-accent)}`;
  return <style>{newest + fresh + looked}</style>;
};
