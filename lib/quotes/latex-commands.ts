const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Commands that say how a formula looks, and those that a symbol without letters stands for
 * (`\le` and `≤`): a model writes one for the other, so their letters do not count.
 */
export const silentCommands = words(
  "left right big Big bigg Bigg text textrm textbf textit texttt emph mathrm mathbf mathbb mathcal mathit mathsf " +
    "operatorname boldsymbol frac dfrac tfrac displaystyle limits quad qquad le leq leqslant ge geq geqslant ne neq " +
    "cdot times div to rightarrow leftarrow Rightarrow Leftrightarrow implies iff in notin pm mp oplus otimes cap " +
    "cup dots ldots cdots vdots sum prod int approx equiv sim subset subseteq setminus forall exists neg land lor " +
    "mid circ star ast prime propto perp parallel angle",
);

/** Variants of a letter, spelled as the plain one. */
export const spokenAs: ReadonlyMap<string, string> = new Map([
  ["varepsilon", "epsilon"],
  ["varphi", "phi"],
  ["vartheta", "theta"],
  ["varrho", "rho"],
  ["varsigma", "sigma"],
  ["varnothing", "emptyset"],
]);
