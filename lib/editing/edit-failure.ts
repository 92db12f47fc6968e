import type { NearestPassage } from "../quotes/placement.ts";
import type { NewEdit } from "../study/edit-store.ts";
import type { Breakage } from "./check-edit.ts";
import type { TextSpan } from "./proposed-edit.ts";

/** One of several places that a quote may mean, and the edit that it would be there. */
export interface PossiblePlace {
  readonly span: TextSpan;
  readonly edit: NewEdit;
}

/** A quote with more places says nothing: nobody can choose among them, and nobody means them all. */
export const mostChoices = 100;

/** Why an edit cannot be made. */
export type FailureReason =
  | { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] }
  | { readonly kind: "ambiguous"; readonly places: readonly PossiblePlace[] }
  | { readonly kind: "too_many_places" }
  /**
   * The quote has words that the passage has not, or would leave words there that the new text has not.
   * `stored` is what would stand there; null when it was not made.
   */
  | { readonly kind: "differs"; readonly passage: string; readonly stored: string | null }
  /** No section has this heading, or several have it; with the headings that there are, each below those above it. */
  | {
      readonly kind: "heading_absent" | "heading_twice";
      readonly heading: string;
      readonly headings: readonly string[];
    }
  /** This heading is of a lower level than the section that was to stand before it, and would become a part of it. */
  | { readonly kind: "heading_lower"; readonly heading: string }
  /** The text there is already as it was to become. */
  | { readonly kind: "unchanged" }
  /** Two edits of one answer change the same words. */
  | { readonly kind: "overlap" }
  | { readonly kind: "breaks"; readonly breakages: readonly Breakage[] }
  | { readonly kind: "quote_too_long"; readonly limit: number }
  | { readonly kind: "document_too_long" }
  /** The new text holds NUL or half a character. */
  | { readonly kind: "text_broken" }
  /** Somebody else changed the same words since the text was read. */
  | { readonly kind: "conflict" };

/** `index` counts the edits of one answer from 0. */
export type EditFailure = FailureReason & { readonly index: number; readonly quote: string };
