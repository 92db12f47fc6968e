import { AppError } from "#lib/errors.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import { gapNumbers, mostGapsOfText, splitGaps } from "#lib/text/card-gaps.ts";

/** A card for each gap of its front. @throws AppError card_gaps_many */
export const eachGap = <Card extends CardSides>(card: Card): Card[] => {
  const count = gapNumbers(card.front).length;
  if (count > mostGapsOfText) throw new AppError("card_gaps_many", `A front has ${count} gaps`);
  return splitGaps(card.front).map((front) => ({ ...card, front }));
};
