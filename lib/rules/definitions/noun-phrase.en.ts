/** What rules can tell of an English phrase by its words: not much, but that surely. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words with which no name of a thing begins or ends. */
const functionWords = words(
  "anyway shown pictured depicted illustrated related itself themselves himself herself oldest newest largest smallest biggest a an the it its this that these those they there he she we you i here one ones which what when where why how who whom whose while if whether each every some any all both either neither for in on at by with of from to into onto upon about above after against along among around as before behind below beneath beside besides between beyond despite down during except inside like near off out outside over past per plus since than through throughout till toward towards under underneath unlike until up via within without and but or nor so yet not no also another such other others same own very too just only even then thus therefore hence however although though because due instead rather moreover furthermore additionally finally firstly secondly first second third next last later now today always never often sometimes usually generally typically basically actually simply once again still already more most less least many much few several various our your my their his her",
);

/** Words that make a clause of a phrase, wherever they stand. */
const clauseWords = words(
  "is are was were am be been being isn't aren't wasn't has have had having do does did doing done don't doesn't can cannot can't could will won't would shall should may might must let lets let's i we you they he she it this these those that which who whom whose using if when while because although whether not there what why how where",
);

/** Verbs that notes begin an order or a description with, and that are no common nouns. */
const verbs = words(
  "relate relates concern concerns cover covers add allow allows apply applies ask asks assign assigns avoid avoids become becomes begin begins bring brings build builds choose chooses come comes compute computes connect connects consider considers consist consists contain contains continue continues convert converts create creates decide decides define defines delete deletes depend depends describe describes determine determines develop develops discard discards display displays do does download downloads eat eats enable enables ensure ensures enter enters execute executes explain explains find finds follow follows generate generates get gets give gives go goes happen happens has have help helps hold holds identify identifies improve improves include includes increase increases indicate indicates insert inserts install installs introduce introduces keep keeps know knows learn learns leave leaves let lets listen live lives load look looks lose loses make makes manage manages mean means must need needs obtain obtains occur occurs open opens perform performs prevent prevents produce produces prefer provide provides pull push put puts read reads receive receives reduce reduces refer refers remember remove removes render renders replace replaces represent represents require requires restart return returns run runs save saves say says see seem seems select selects send sends serve serves set sets should show shows solve specify specifies start starts stay stays stop stops store stores take takes tell tells think throw throws transform translate translates try turn turns understand update updates use uses verify wait want wants wear work works write writes wrap incorporate incorporates foster fosters leads rely relies excel excels operate operates encourage encourages promote promotes protect protects maintain maintains achieve achieves analyze analyzes evaluate evaluates implement implements integrate integrates involve involves emphasize emphasizes focuses engage engages communicate communicates organize organizes prioritize simplify simplifies optimize optimizes maximize minimize mix boil cook bake stir pour chop heat preheat simmer whisk drain slice peel fry cut click press type copy move paste print check call handle handles deal deals states collect collects measure measures place places pass passes ran gave made became took came went saw used found led began wrote invented discovered",
);

/** Words that say how good a thing is, and not what it is. */
const opinions = words(
  "living classic hearty rich high-demand reliable unreliable mere pure great good bad best better worst worse nice cool awesome amazing powerful popular useful important essential crucial key critical common main major perfect excellent fantastic beautiful famous favorite favourite interesting complex complicated difficult hard easy simple tricky huge big small bit lot fun must-have must well-known natural normal typical valid viable real true false little long strong lightweight fast modern flexible robust versatile handy convenient fundamental significant serious hot new old close reasonable necessary sufficient relatively fairly quite rather much far similar different particular certain suitable recent only",
);

/** Heads that refer to something else in the text: what they are said to be defines nothing. */
const references = words(
  "goal goals aim aims purpose purposes result results reason reasons idea ideas point points problem problems issue issues difference differences advantage advantages disadvantage disadvantages benefit benefits drawback drawbacks example examples step steps way ways answer answers question questions solution solutions trick key part parts rest thing things case cases time times day days year years name names order note notes tip tips warning caution info hint hints important remember reminder summary conclusion overview introduction fact facts author authors date source sources input inputs output outputs usage syntax description definition definitions meaning explanation context background requirement requirements prerequisite prerequisites option options pro pros con cons todo status topic title chapter section lesson lecture unit module exercise task tasks assignment homework ingredients ingredient method methods instructions yield yields serves servings total prep default defaults alternative alternatives approach approaches choice choices rule rules feature features use uses effect effects cause causes consequence consequences version versions type types kind kinds figure table equation formula image picture link links reference references short general particular practice addition brief contrast comment comments remark remarks feedback people person someone something nothing everything anything everyone story book movie video article paper post blog tutorial guide course site website page repo repository project team thanks monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spoiler update edit disclaimer bonus challenge proof theorem lemma corollary observation aside exception exceptions evidence location address phone email price cost difficulty level duration length size color colour",
);

/** Such heads of longer names: a base case and a hash table are things of their own. */
const longReferences = words(
  "goal goals aim aims purpose purposes result results reason reasons idea ideas point points difference differences advantage advantages disadvantage disadvantages benefit benefits drawback drawbacks example examples way ways answer answers question questions solution solutions part parts rest thing things note notes tip tips summary conclusion overview introduction fact facts author authors advice usage definition definitions meaning background requirement requirements prerequisites version link links feature features use uses effect effects cause causes consequence consequences figure picture image exercise exercises task tasks article paper post blog tutorial guide course site website page team thanks story book movie video mistake mistakes problem problems issue issues step steps day days week weeks year years time times trend trends properties column columns button buttons tab tabs checkbox field fields",
);

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu, "");

/** An order, or an adjective alone: "Install dependencies", "Emotional". */
const isNoName = (all: readonly string[]): boolean =>
  verbs.has(all[0] ?? "") ||
  (all.length > 1 ? verbs.has(all.at(-1) ?? "") : /(?:tual|ional|tical)$/.test(all[0] ?? ""));

/** "JavaScript often abbreviated as JS". */
const isRemark = /^(?:often|usually|sometimes|commonly|abbreviated|called|named|known)$/;

/** "Answer pip", "Step 3". */
const labels =
  /^(?:(?:answer|question|example|note|hint|tip|task)\s|(?:step|part|day|week|lesson|chapter|figure|table|level|phase|exercise)\s[\divx]{1,5}$)/i;

/**
 * Why a phrase is surely no name of a thing, or null.
 * @param isLabel before a colon or dash, where an order or a clause may stand as well as a name
 */
export const englishTermFault = (
  term: string,
  isLabel: boolean,
): "function_word" | "verb" | "reference" | null => {
  const all = term.split(/\s+/).map(plain);
  const [first = ""] = all;
  const last = all.at(-1) ?? "";
  if (functionWords.has(first) || functionWords.has(last)) return "function_word";
  if (all.some((word) => clauseWords.has(word) || isRemark.test(word))) return "verb";
  if (/ly$/.test(first) || (isLabel && isNoName(all))) return "verb";
  if (all.length > 1 && labels.test(term)) return "reference";
  const of = all.findIndex((word) => /^(?:of|for|in|to|with|on|from|between|as|by)$/.test(word));
  const head = of > 0 ? (all[of - 1] ?? "") : last;
  return (all.length === 1 ? references : longReferences).has(head) ? "reference" : null;
};

/** Heads of phrases that say less than what a thing is. */
const emptyHeads = words(
  "example result matter lot bit pity must shame fact reason problem question pain mistake mess thing joy consequence cause sign application couple direct few one case good feature characteristic symptom aspect analog analogue equivalent alternative something someone anything everything",
);
/** What is said to be one of these has more to it: "money is the root of all evil", "the model is the basis for …". */
const roles = words(
  "standout favorite favourite winner leader pick choice source root product basis base flip official dominant classic flagship response sum number stuff rest kind way heart core backbone cornerstone foundation beginning end name first second third fourth fifth last next final older newer latest current default primary subject code",
);
/** "A field, the MSB is set for code" goes on with a sentence of its own. */
const secondClause = /, (?:the|it|they|this) (?:[\p{L}-]+ ){0,3}(?:is|are|was|were|can|has|have) /u;
/** Words of English that no other language in Latin letters shares. */
const english =
  /\s(?:the|an|of|that|which|who|whose|for|to|with|and|or|by|from|between|where|when|used|without|at|is|are|has)\s/;
const complement =
  /\s(?:that|which|who|whose|where|when|in|of|for|to|with|without|from|by|used|between|on|into|at|as|inside|under|over|containing|consisting|made|called|having|holding|storing|giving|produced|caused|against|through|across|around|near|whereby)\s/;

const isOpinion = (first: string, head: string): boolean =>
  opinions.has(head) ||
  /^(?:very|so|too|most|least|more)$/.test(head) ||
  (first === "the" && /[^r]est$/.test(head));

/** "An element that is not a metal": what a thing is not. */
const isNegative = / (?:that|which|who) (?:is|are) not /;

/** "A part of …", "a classic example of …", "a strength for …", "the infinitive form of …" */
const isInstance =
  /^(?:an?|the) (?:\p{L}+ ){0,2}(?:examples?|instance|member|strength|weakness|(?:infinitive|plural|singular|short|past) form) (?:of|for) |^an? part of (?!.* (?:that|which) )/u;

/** Why a text surely does not begin by naming a kind of thing, or null. */
export const englishMeaningFault = (
  meaning: string,
): "no_noun_phrase" | "opinion" | "too_general" | null => {
  const text = meaning
    .replace(/\([^()]*\)/g, " ")
    .replace(/[()`"“”]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const all = text.split(" ").map(plain);
  const [first = "", second = ""] = all;
  const hasArticle = /^(?:an?|the|any)$/.test(first);
  const head = hasArticle ? second : first;
  if (isOpinion(first, head)) return "opinion";
  // "Core concept: The Markov Property …" goes on with a name.
  if (/^[Tt]he \p{Lu}\p{Ll}/u.test(text)) return "no_noun_phrase";
  if (
    isClause(text.toLowerCase(), all) ||
    secondClause.test(text) ||
    !english.test(` ${text.toLowerCase()} `)
  )
    return "no_noun_phrase";
  if ((hasArticle && emptyHeads.has(head)) || (first === "the" && roles.has(head)))
    return "too_general";
  if (isInstance.test(text)) return "too_general";
  if (!hasArticle && (!isBareNoun(all) || enumerates.test(text))) return "no_noun_phrase";
  return !isNegative.test(text) && complement.test(` ${text.toLowerCase()} `)
    ? null
    : "too_general";
};

const isThirdPerson = (word: string): boolean =>
  /[^suia'’]s$/.test(word) &&
  !/(?:ics|ness|ings?)$|^(?:series|species|means|lens|news|chaos|cosmos)$/.test(word);

const auxiliary =
  /^(?:is|are|was|were|can|cannot|can't|has|have|had|does|do|don't|must|may|might|will|should|could|would)$/;
const relative =
  /^(?:that|which|who|whose|where|when|what|how|why|if|because|while|as|whether|whereby)$/;

/**
 * Whether a text is a sentence of its own: "The agent acts to …", "The order in which they are added is preserved".
 * After "a" no plural stands before the first preposition, after "the" only the head of the phrase.
 */
const isClause = (text: string, all: readonly string[]): boolean => {
  const main = all.findIndex((word) => relative.test(word));
  if (all.slice(0, main === -1 ? all.length : main).some((word) => auxiliary.test(word)))
    return true;
  if (text.split(/[,;]| (?:and|or|but|that|which|who|where|when|if) /).some(hasTwoVerbs))
    return true;
  const [first = "", ...rest] = all;
  if (!/^(?:an?|the)$/.test(first)) return false;
  const link = rest.findIndex((word) => links.test(word) || relative.test(word));
  const phrase = link === -1 ? rest : rest.slice(0, link);
  const verb = phrase.findIndex(isThirdPerson);
  if (verb === -1) return false;
  return first !== "the" || verb < phrase.length - 1 || weakLinks.test(rest[link] ?? "");
};

const hasTwoVerbs = (part: string): boolean => {
  const found = part.split(" ").flatMap((word, at) => (auxiliary.test(word) ? [at] : []));
  return found.some((at, index) => index > 0 && at > (found[index - 1] ?? 0) + 1);
};

const links =
  /^(?:of|that|which|who|whose|for|between|used|where|containing|consisting|made|produced|without|by|from|in|with|to|on|inside)$/;
/** What follows these alone says too little of a thing: "compatibility with …", "glucose in …". */
const weakLinks = /^(?:by|from|in|with|to|on|inside|for)$/;

/** A noun without an article: "time between request and response", "proteins that speed up reactions". */
const isBareNoun = (all: readonly string[]): boolean => {
  const end = all.findIndex(
    (word, index) => index > 0 && links.test(word) && !isPastTense(all.slice(index)),
  );
  const phrase = all.slice(0, Math.max(0, end));
  if (phrase.length === 0 || phrase.length > 4) return false;
  const [first = ""] = phrase;
  const head = phrase.at(-1) ?? "";
  const isOutside = (word: string) =>
    functionWords.has(word) || clauseWords.has(word) || verbs.has(word);
  if (phrase.some(isOutside) || /^(?:amount|number|lots?|plenty|most)$/.test(head)) return false;
  if (weakLinks.test(all[end] ?? "") && !strongLink(all.slice(end))) return false;
  // "Controls buffering", "Systems produced": no name begins with a plural, nor has a past tense in it.
  if (
    phrase.length > 1 &&
    (phrase.slice(0, -1).some(isThirdPerson) ||
      phrase.slice(1).some((word) => /[^e]ed$/.test(word)))
  )
    return false;
  if (/(?:ly|ed|ing)$/.test(phrase.length === 1 ? first : first.replace(/(?:ly|ed)$/, "")))
    return false;
  return (
    /\p{L}{3,}/u.test(head) && !/(?:ly|ed|ous|ful|able|ible|ive)$/.test(head) && !opinions.has(head)
  );
};

/** "History of an object, past roles": without an article only what depends on the first noun follows a comma. */
const enumerates =
  /, (?!(?:that|which|who|whose|where|when|such|including|used|with|without|by|usually|often|especially|for|in|on|e\.g|i\.e|and|or|as) )/;

const strongLink = (rest: readonly string[]): boolean =>
  rest.some((word) => /^(?:that|which|who|whose|where)$/.test(word));
/** "Systems produced speech" against "energy produced by cells". */
const isPastTense = ([word = "", next = ""]: readonly string[]): boolean =>
  /ed$|^made$/.test(word) && !/^(?:by|of|from|to|for|in|when|as|with|on)$/.test(next);

const groups =
  /^an? (?:\p{L}+ )?(?:kind|type|sort|form|group|set|class|collection|family|series|pair|part|way|category|subset|branch|layer|system|network|means|method)\b/iu;

/**
 * Several things are no single one, unless it is a group of them ("Mutexes are a kind of lock"), and one thing is not
 * several. "Reading papers is …" speaks of a doing.
 * @param isPlural null where the sentence does not tell
 */
export const agreeInEnglish = (
  term: string,
  isPlural: boolean | null,
  meaning: string,
): boolean => {
  const hasArticle = /^(?:an?|the|any) /i.test(meaning);
  if (isPlural === null) return hasArticle || !isEnglishPlural(meaning) || isEnglishPlural(term);
  if (isPlural && !isEnglishPlural(term) && !/(?:s|data|media)$/i.test(term)) return false;
  if (isPlural) return !/^an? /i.test(meaning) || groups.test(meaning);
  return !/^\p{L}+ing /u.test(term) || !isEnglishPlural(term);
};

/** Heads of which what follows "of" or "for" tells what is meant: "the process of making data unreadable". */
const kinds =
  /^(?:an?|the) (?:[\p{L}-]+ ){0,3}(?:process|act|practice|study|science|field|branch|discipline|method|technique|way|type|kind|form|measure|property|ability|capacity|tendency|protocol|language|framework|library|service|tool|mechanism|format|standard|model|algorithm|structure|unit|set|collection) (?:of|for|to|in which|by which) /iu;
const setsApart =
  /^an? [^,;]{3,80}? (?:that|which|whose|where|in which|by which|used (?:to|for|in|by)|designed (?:to|for)) /iu;

/** Whether a meaning names a kind of thing and what sets the term apart in it. */
export const isEnglishKind = (meaning: string): boolean =>
  kinds.test(meaning) || setsApart.test(meaning);

/** Whether a phrase names several things. */
export const isEnglishPlural = (phrase: string): boolean => {
  const all = phrase
    .replace(/\([^()]{0,80}\)/g, " ")
    .trim()
    .split(/\s+/)
    .map(plain);
  const of = all.findIndex((word) =>
    /^(?:of|for|in|to|with|on|from|that|which|who|between|by|used)$/.test(word),
  );
  const head = (of > 0 ? all[of - 1] : all.at(-1)) ?? "";
  return (
    /[^sui]s$/.test(head) ||
    /^(?:people|children|men|women|bacteria|mitochondria|criteria|phenomena|nuclei|fungi|archaea)$/.test(
      head,
    )
  );
};

const persons =
  /(?:^|\s)(?:(?:\p{L}{2,}(?:ogist|icist|mist|nist|tist|rist|cian|grapher|sopher|wright|monger|smith)s?)|king|queen|emperor|empress|pope|tsar|prince|princess|researcher|professor|lecturer|instructor|doctor|physician|psychiatrist|therapist|lawyer|judge|activist|critic|journalist|director|actor|actress|singer|musician|player|coach|trainer|consultant|expert|theorist|thinker|poet|writer|author|painter|composer|leader|president|chancellor|general|admiral|politician|inventor|scholar|monk|bishop|saint|explorer|engineer|founder|ruler|god|goddess|hero|warrior|man|woman|person|people|tribe|teacher|student)(?:\s|,|$)/u;

/** Whether a text says of a person who it is. */
export const isEnglishPerson = (meaning: string): boolean => {
  const [head = ""] = meaning
    .toLowerCase()
    .split(/\s(?:that|which|who|of|for|in|from|with)\s|,/, 1);
  return persons.test(` ${head} `);
};
