import { replyWords } from "./understand-reply.ts";

const thanks: ReadonlySet<string> = new Set(
  (
    "ok okay k thanks thank thx cheers great good fine cool perfect nice super excellent understood got " +
    "ок окей спасибо спс благодарю хорошо ладно понятно понял поняла ясно отлично супер класс здорово прекрасно"
  ).split(" "),
);

const between: ReadonlySet<string> = new Set(
  "you very much so a lot many it that all for the well большое огромное вам тебе за всем все очень ну".split(
    " ",
  ),
);

/** What is thanked for; by itself it is a wish: "ok, help". */
const forHelp =
  /(?<!\p{L})(?:for (?:(?:the|your|all) )*help|за (?:(?:вашу|всю) )?помощь)(?!\p{L})/giu;

const signs: ReadonlySet<string> = new Set(["👍", "👌", "🙏", "✅", "😊", "🙂", "❤"]);

/** Whether a text merely thanks or takes note: nothing is asked and nothing is wished with it. */
export const isThanks = (text: string): boolean => {
  if (signs.has(text.trim().replace(/[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu, ""))) return true;
  const words = replyWords(text.replaceAll(forHelp, " "));
  return (
    !text.includes("?") &&
    words.some((word) => thanks.has(word)) &&
    words.every((word) => thanks.has(word) || between.has(word))
  );
};
