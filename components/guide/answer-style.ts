/** A page of the guide beside its steps. On a phone it fills the window: what can be done stands at the lower edge. */
export const answerPage =
  "grid w-full max-w-168 mx-auto gap-6 max-wide:flex max-wide:flex-1 max-wide:flex-col";

/** The student's own words, as a title. */
export const questionLook =
  "font-serif text-[clamp(1.625rem,1.4rem+1vw,2.125rem)] font-medium leading-[1.2] tracking-[-0.014em] wrap-anywhere text-balance outline-none";
