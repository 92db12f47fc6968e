/**
 * Lights the words of edits. The marks stand in HTML that React does not own and replaces with every edit, so rules
 * name them. `fresh` ones have just arrived; `looked` is the one whose words or note are looked at.
 */
export const LitMarks = (props: { fresh: readonly number[]; looked: number | null }) => {
  const selector = (number: number) => `.doc mark[data-edit="${number}"]`;
  const fresh = props.fresh.map((number) => `${selector(number)}{--lit:var(--mark)}`).join("");
  const looked =
    props.looked === null
      ? ""
      : `${selector(props.looked)}{--lit:var(--mark);--lit-line:var(--accent)}`;
  return <style>{fresh + looked}</style>;
};
