import { DROPPED, isCombining, SPECIAL, typographicOf } from "./fold-tables.ts";
import { FormWriter, type NormalForm } from "./normal-form.ts";

const SPACE = 32;
const HYPHEN = 45;
const FULL_STOP = 46;

/**
 * The text with typography folded: any white space is one space, any dash a hyphen, any quotation
 * mark `"` or `'`, `…` three dots, letters in lower case and composed (NFC), `ё` as `е`.
 */
export const typographicForm = (raw: string): NormalForm => {
  const writer = new FormWriter(raw.length);
  for (let index = 0; index < raw.length; index++) {
    const unit = typographicOf[raw.charCodeAt(index)] as number;
    if (unit === SPECIAL) putSpecial(writer, raw, index);
    else if ((unit === SPACE || unit === HYPHEN) && writer.last() === unit)
      writer.stretch(index + 1);
    else if (unit !== DROPPED) writer.put(unit, index, index + 1);
  }
  return writer.finish();
};

const putSpecial = (writer: FormWriter, raw: string, index: number): void => {
  if (!isCombining(raw.charCodeAt(index))) {
    for (let dot = 0; dot < 3; dot++) writer.put(FULL_STOP, index, index + 1);
    return;
  }
  const composed = (String.fromCharCode(writer.last()) + raw[index]).normalize("NFC");
  writer.stretch(
    index + 1,
    composed.length === 1 ? (typographicOf[composed.charCodeAt(0)] as number) : undefined,
  );
};
