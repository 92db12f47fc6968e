import { z } from "zod";
import {
  addCardsRequest,
  addedCards,
  cardSettings,
  cardsView,
  changeCardRequest,
  changeCardSettingsRequest,
  changeCardsRequest,
  changedCards,
  keptPictures,
  mostPicturesOfCard,
  reviewRequest,
  reviewResult,
  undoneReview,
  undoReviewRequest,
  usedTags,
} from "#lib/schemas/card.ts";
import { cardFileView, exportCardsQuery } from "#lib/schemas/card-file.ts";
import { cardFitView, triedCardFit } from "#lib/schemas/card-fit.ts";
import { passageOutcome, settlePassage } from "#lib/schemas/passage-card.ts";
import { type Operations, pictures } from "./operation.ts";

/** Cards that come back for review. */
export const cardOperations = {
  getCards: {
    on: "GET /api/cards",
    summary: "How many cards there are, are due, and come back on the next days",
    description: "Days end where the cookie `zone` says, as in `zone=Europe%2FMoscow`.",
    gives: { 200: { json: cardsView } },
  },
  addCards: {
    on: "POST /api/cards",
    summary: "Makes cards of one’s own",
    description:
      "A pair that the subject has is not made again; its card gets the tags that it has not. A card has 20 tags at most, of 60 characters, without commas and line ends; neither capitals nor a low line instead of a space tell two tags apart.",
    takes: { json: addCardsRequest },
    gives: { 201: { json: addedCards } },
  },
  changeCards: {
    on: "PATCH /api/cards",
    summary: "Tags, suspends or resumes several cards; moves or deletes those of one’s own",
    description:
      "All or nothing: when one of them would have too many tags, none is changed. Ids of cards that are not there are passed over.",
    takes: { json: changeCardsRequest },
    gives: { 200: { json: changedCards } },
  },
  changeCard: {
    on: "PATCH /api/cards/{cardId}",
    summary: "Gives a card of one’s own other words, tags any card, suspends or resumes it",
    takes: { json: changeCardRequest },
    gives: { 204: null },
  },
  deleteCard: {
    on: "DELETE /api/cards/{cardId}",
    summary: "Deletes a card of one’s own",
    gives: { 204: null },
  },
  settlePassage: {
    on: "POST /api/cards/{cardId}/passage",
    summary: "Keeps a card through a change of its passage, or makes it anew of the new words",
    takes: { json: settlePassage },
    gives: { 200: { json: passageOutcome } },
  },
  reviewCard: {
    on: "POST /api/cards/{cardId}/reviews",
    summary: "Says how well a card was remembered; when it comes back is the answer",
    takes: { json: reviewRequest },
    gives: { 200: { json: reviewResult } },
  },
  undoReview: {
    on: "POST /api/cards/undo",
    summary: "Takes a review back, or the newest one of today",
    takes: { json: undoReviewRequest },
    gives: { 200: { json: undoneReview } },
  },
  getCardTags: {
    on: "GET /api/card-tags",
    summary: "The tags of one’s cards, the most used first",
    gives: { 200: { json: usedTags } },
  },
  keepCardPictures: {
    on: "POST /api/card-pictures",
    summary: "Keeps pictures for cards that are about to be made",
    description:
      "A side of a card shows one as `![what it shows](picture:{sha256})`. One may be packed with Zstandard, as in a package of Anki.",
    takes: { form: z.object({ pictures: z.array(z.file()).min(1).max(mostPicturesOfCard) }) },
    gives: { 201: { json: keptPictures } },
  },
  getCardPicture: {
    on: "GET /api/card-pictures/{pictureSha256}",
    summary: "A picture of one’s cards",
    gives: { 200: { bytes: pictures } },
  },
  exportCards: {
    on: "GET /api/cards/export",
    summary: "Cards as a file for Anki or as a table",
    query: exportCardsQuery,
    gives: { 200: { bytes: ["application/octet-stream", "text/csv"] } },
  },
  readCardFile: {
    on: "POST /api/card-files",
    summary: "Reads a package of Anki, in either form, or a table into pairs of Markdown",
    description: "The body is the file, with its `Content-Length`. Nothing of it is kept.",
    query: z.object({ name: z.string() }),
    takes: { bytes: ["application/octet-stream"] },
    gives: { 200: { json: cardFileView } },
  },
  getCardSettings: {
    on: "GET /api/settings/cards",
    summary: "How many cards are begun a day, and how much is to be remembered",
    gives: { 200: { json: cardSettings } },
  },
  changeCardSettings: {
    on: "PATCH /api/settings/cards",
    summary: "Changes either",
    takes: { json: changeCardSettingsRequest },
    gives: { 200: { json: cardSettings } },
  },
  getCardFit: {
    on: "GET /api/settings/cards/fit",
    summary: "Whether the schedule is fitted to one’s own answers",
    gives: { 200: { json: cardFitView } },
  },
  fitCards: {
    on: "POST /api/settings/cards/fit",
    summary: "Fits the schedule to one’s own answers",
    description:
      "From 400 answers on, by FSRS’s own optimiser; of more than 50,000, some cards stand for all. Cards are parted into five heaps, and each is predicted by weights that were fitted to the others: `before` by the weights in use, `after` by such ones. What is no better is not used. Days end where the cookie `zone` says.",
    gives: { 200: { json: triedCardFit } },
  },
  dropCardFit: {
    on: "DELETE /api/settings/cards/fit",
    summary: "Returns to the schedule of everybody",
    gives: { 200: { json: cardFitView } },
  },
} as const satisfies Operations;
