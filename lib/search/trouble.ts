/** Stands for the headings of a section on what fails; no text has it, as its sign is in no word. */
export const troubleTerm = "§trouble";

/** What a question says of what fails: "My brush paints nothing". */
const englishComplaint =
  /^why\b|\b(?:nothing|no longer|(?:wo|does|(?<!\bi )do|did|is|are|ca|could|has|have)(?:n['’]t| not)|will not|cannot|stopped|disappear\w*|vanish\w*|gone|missing|broken|wrong|fail(?:s|ed)?|crash(?:es|ed|ing)?|stuck|freezes|froze|frozen|hangs)\b/iu;
const russianComplaint =
  /^почему(?!\p{L})|(?<!\p{L})(?:ничего|пропал[аио]?|пропада[ею]т|исчез(?:л[аио]|ает|ают)?|перестал[аио]?|сломал(?:ся|ась|ось|ись)|завис(?:л[аои]|ает|ают)?|виснет|вылетает|сбой|не (?:могу|вижу|видно|вышло|получилось|удалось|\p{L}{2,}[аеёиуюя]т(?:ся)?))(?!\p{L})/iu;

/** Headings of sections on what fails and what helps then, as manuals have them. */
const englishTrouble =
  /\b(?:troubleshoot\w*|trouble|problems?|stuck|known issues|common (?:issues|causes|errors|mistakes)|faq|frequently asked|(?:wo|does|do|is|are|ca)n['’]t|cannot|not working|(?:does|do|is|are) not|no longer|unexpected|missing|crash(?:es)?|fails?|failures?|lost|wrong|why)\b/iu;
const russianTrouble =
  /(?<!\p{L})(?:неполад\p{L}*|неисправн\p{L}*|проблем\p{L}*|застря\p{L}*|сбо(?:й|я|и|ев|ях|ям)|не (?:работа|отвеча|реагиру|запуска|открыва|отобража|откликает|вид[ен]н?)\p{L}*|не уда[её]тся|больше не|почему|часто задаваем\p{L}*|вопросы и ответы|исчез\p{L}*|пропал\p{L}*|отсутству\p{L}*|неожиданн\p{L}*|потеря\p{L}*|что делать)(?!\p{L})/iu;

/** Whether a question says that something fails. */
export const isComplaint = (question: string): boolean =>
  englishComplaint.test(question) || russianComplaint.test(question);

/** Whether headings are those of a section on what fails. */
export const isOnTrouble = (headings: readonly string[]): boolean =>
  headings.some((heading) => englishTrouble.test(heading) || russianTrouble.test(heading));
