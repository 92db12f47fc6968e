import type { FilePart, TextPart, UserModelMessage } from "ai";
import type { AskContext, Prompt } from "./task.ts";

/**
 * The message that puts a prompt to a model: its text, then its pictures in order, each as bytes of a stated type.
 * No URL goes out, so that no provider fetches anything.
 * @throws whatever `context.picture` throws for a picture that is not there
 */
export const userMessage = async (
  prompt: Pick<Prompt, "content" | "pictures">,
  context: Pick<AskContext, "picture">,
): Promise<UserModelMessage> => {
  const pictures = prompt.pictures ?? [];
  if (pictures.length === 0) return { role: "user", content: prompt.content };
  const fetchPicture = context.picture;
  if (!fetchPicture) throw new TypeError("A task with pictures needs `picture` in its context");
  const text: TextPart = { type: "text", text: prompt.content };
  const files = pictures.map(async (picture): Promise<FilePart> => {
    const data = await fetchPicture(picture);
    return { type: "file", mediaType: picture.mediaType, data };
  });
  return { role: "user", content: [text, ...(await Promise.all(files))] };
};
