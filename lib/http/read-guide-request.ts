import { z } from "zod";
import { type CreateGuideRequest, createGuideRequest } from "../schemas/guide.ts";
import { formField, formTexts } from "./form-fields.ts";
import { parseInput } from "./parse-input.ts";

/** A question about a product, of a JSON body. @throws AppError bad_request */
export const guideFromJson = (body: unknown): CreateGuideRequest =>
  parseInput(createGuideRequest, body);

const form = z.object({
  kind: z.string(),
  question: formField,
  packId: formField,
  version: formField,
  edition: formField,
  title: formField,
});

/** The same of a form. */
export const guideFromForm = (data: FormData): CreateGuideRequest =>
  guideFromJson(parseInput(form, formTexts(data)));
