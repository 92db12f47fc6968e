import type { Reply } from "../reply.ts";

/** The strongest colour of the picture. */
export const reply: Reply = ({ pictures }) => {
  const [picture, ...more] = pictures;
  if (!picture || more.length > 0) throw new Error("the prompt must hold one picture");
  const [red, green, blue] = picture.colour;
  const strongest = Math.max(red, green, blue);
  if (strongest === red) return { colour: "red" };
  return { colour: strongest === green ? "green" : "blue" };
};
