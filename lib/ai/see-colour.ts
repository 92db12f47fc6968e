import { createHash } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import type { Env } from "../env.ts";
import { createAsk } from "./ask.ts";
import type { PromptPicture, Role, Task } from "./task.ts";
import { type TrialRecorder, trialOptions } from "./try-role.ts";

const colours = { red: "#d01010", green: "#10a010", blue: "#1010d0" } as const;
export type Colour = keyof typeof colours;

/** The smallest question that shows whether a model sees pictures. */
const nameColour: Task<{ picture: PromptPicture; colour: Colour }, { colour: string }> = {
  name: "doctor-colour",
  version: 1,
  role: "vision",
  schema: z.object({ colour: z.enum(["red", "green", "blue", "none"]) }),
  prompt: ({ picture }) => ({
    instructions:
      'Say which colour fills the picture: red, green or blue. Say "none" when you see no picture.',
    content: "The picture is attached.",
    pictures: [picture],
  }),
  check: (output, { colour }) =>
    output.colour === colour ? null : `The picture is not filled with ${output.colour}.`,
  offline: "cannot",
};

/**
 * Shows the model of a role a picture of one colour.
 * @throws AppError when the model does not see it, does not answer, or is not configured; stopped by the signal
 */
export const seeColour = async (
  env: Env,
  role: Role,
  colour: Colour,
  signal?: AbortSignal,
  payer?: TrialRecorder,
): Promise<void> => {
  const bytes = await sharp({
    create: { width: 64, height: 64, channels: 3, background: colours[colour] },
  })
    .png()
    .toBuffer();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const ask = createAsk(trialOptions(env, payer));
  const picture: PromptPicture = { sha256, mediaType: "image/png" };
  const context = {
    ...{ ownerId: payer?.ownerId ?? "doctor", threadId: null, signal },
    picture: async () => bytes,
  };
  await ask({ ...nameColour, role }, { picture, colour }, context);
};
