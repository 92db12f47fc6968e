import { AppError } from "#lib/errors.ts";
import {
  distinctTags,
  maxTagCharacters,
  mostTagsOfCard,
  partingSigns,
} from "#lib/text/card-tags.ts";

/**
 * Tags that somebody gave a card.
 * @throws AppError card_tag_signs, card_tag_long, card_tags_many
 */
export const checkedTags = (given: readonly string[]): string[] => {
  if (given.some((tag) => partingSigns.test(tag.trim()))) {
    throw new AppError("card_tag_signs", "A tag has a comma or a line end");
  }
  const tags = distinctTags(given);
  const longest = tags.reduce((most, { length }) => Math.max(most, length), 0);
  if (longest > maxTagCharacters) {
    throw new AppError("card_tag_long", `A tag has ${longest} characters`);
  }
  if (tags.length > mostTagsOfCard) {
    throw new AppError("card_tags_many", `A card has ${tags.length} tags`);
  }
  return tags;
};
