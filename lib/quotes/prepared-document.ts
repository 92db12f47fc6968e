import { type CutForm, type NormalForm, unitsText } from "./normal-form.ts";
import { skeletonForm, withoutLinks } from "./skeleton-form.ts";
import { typographicForm } from "./typographic-form.ts";

/** A document or quote with its normal forms, each made when it is first needed (1 ms per 10⁵ characters). */
export class PreparedText {
  readonly raw: string;
  private typographicMade: NormalForm | undefined;
  private skeletonMade: NormalForm | undefined;
  private linklessMade: CutForm | undefined;
  private readonly texts = new Map<NormalForm, string>();

  constructor(raw: string) {
    this.raw = raw;
  }

  get typographic(): NormalForm {
    this.typographicMade ??= typographicForm(this.raw);
    return this.typographicMade;
  }

  get skeleton(): NormalForm {
    this.skeletonMade ??= skeletonForm(this.raw);
    return this.skeletonMade;
  }

  /** The skeleton without link targets and tags. */
  get linkless(): CutForm {
    this.linklessMade ??= withoutLinks(this.raw, this.skeleton);
    return this.linklessMade;
  }

  get hasLinks(): boolean {
    return this.linkless.seams.length > 0;
  }

  textOf(form: NormalForm): string {
    const known = this.texts.get(form);
    if (known !== undefined) return known;
    const text = unitsText(form.units);
    this.texts.set(form, text);
    return text;
  }
}

/** Every place where `part` stands, overlapping ones too, at most `most`. */
export const occurrences = (text: string, part: string, most: number): number[] => {
  const found: number[] = [];
  if (part === "") return found;
  for (let at = text.indexOf(part); at >= 0 && found.length < most; at = text.indexOf(part, at + 1))
    found.push(at);
  return found;
};
