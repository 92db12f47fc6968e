import { stopTerms, termsOf } from "./terms-of.ts";
import { phrasesIn, synonymsOf, type Terms } from "./thesaurus/thesaurus.ts";

/**
 * Words that everybody uses for everything. A manual may happen to use them seldom, which does not make them
 * tell more: "leave a note on a table" is about notes, not about leaving.
 */
const english = `
about above accept accidentally according across act actually ad add advance afraid afterwards again against age ago agree ahead aim
alive almost alone along already always amazing among amount angry annoy annoying answer anyway apart appear appears appearing
arrive ask asked asks attempt aware away awful back bad badly barely based basically beautiful become becomes beforehand began
begin beginner behave behaviour believe belong belongs best better big bigger biggest bit boring bother bottom break brief briefly
bring brings broken brought build busy buy came care careful carefully case cases cause caused causes certain certainly chance change
changed cheap check choice choose clear clearly clever close come comes coming common complete completely complicated concern
confused confusing consider consist contain contains content convenient correct correctly cost couple course create crazy current
currently cute daily damage dangerous day days deal decent decide decides decision deep definitely depend depends describe description
desired despite detail details did didn differ difference different difficult directly disappear disappeared discover discuss doubt
each earlier early easier easily easy effect effort elsewhere end ended ends enough ensure entire entirely entry especially
essentially etc even event eventually ever every everybody everyone everything everywhere exact exactly example excellent except
existing expect expected expensive explain explanation extra extremely face fact fail fair fairly familiar family famous far fast
faster fault favourite favorite feel few fewer finally find fine finish finished first fit follow following follows forever forget forgot
former forward found free frequently fresh friend friendly front full fully fun funny further future gave general generally get give
given gives giving glad go goal goes going gone good got gotten great greatly grow guess had half hand handle handy happen happened
happening happens happy hard hardly hate head hear heard heavy held hello help helpful here hi high hint hope hour hours huge idea
ideally immediately important impossible improve include included includes including indeed inside instance instead intend intended
interest interested interesting involve involved issue issues item job just keep keeps kept kind kinds knew know knowing known knows
lack large larger largest last late later latest lead learn least leave leaves leaving left less lesser life like likely little live
lives living long longer look looked looking looks lose losing lost lot lots loud lovely low lower lucky luckily made main mainly make
makes making manage manner many matter maybe mean meaning means meant mess messy method middle might mind minor minute minutes missing mistake
modern moment month months mostly move much must my name namely near nearby nearly neat necessarily necessary need needed
needs neither never nevertheless new newly next nice nicely nobody none normal normally notice now nowadays nowhere obvious
obviously occasionally occur occurs odd offer often okay old older once one ones online only opinion opposite ordinary original
originally otherwise ought outcome outside overall own owner pair particular particularly past pay people perfect perfectly perhaps
permanently person piece pieces place places plain plan please plenty poor popular possibility possible possibly practice practical
precise precisely prefer prepare present pretty prevent previous previously probably problem problems proceed produce produces
program proper properly provide provided provides pull purpose purposes put puts putting question questions quick quickly quiet quite rare rarely
rather reach read ready real really reason reasonable reasons recent recently recommend recommended refer regard regular regularly
related relevant remain remains remember remind require required requires respectively rest result results return right rough roughly
said same saw say saying says scared second secondly see seeing seem seems seen self sense sensible separately serious seriously serve several
shall short shortly should shown shows side sides sign similar similarly simple simpler simply since single situation slightly slow
slowly small smaller smallest somehow someone something sometimes somewhat somewhere soon sorry sort sorts speak special specific
specifically spend spent stand start started starting starts state stay stays step steps stick still stop stops story straight
strange strong strongly stuck stuff stupid success successful successfully such sudden suddenly suggest suitable sure surely surprise
take taken takes taking talk task tell tells ten tend terrible thank thanks that the then there therefore thing things think third
thought thousand three through throughout time times tiny today together told tomorrow too took top total totally touch toward towards
tried trouble true truly try trying turn turned turns twice two type types typical typically ugly uncomfortable under understand
understood unfortunately unique unless unlike until unusual unwanted upon useful useless user users usual usually various
very via visit want wanted wants was watch way ways wear week weeks weird well went what whatever when whenever where whereas wherever
whether while whole whom whose why wide wish within without woman wonder wonderful word words work worked working works world worry
worse worst worth would write written wrong wrote year years yes yesterday yet you young yourself zero actual aside bunch chunk
computer screen software application app tool stuff click press run running done call called open set list number group amount lot bit
pair allow allowed allows available able ability accomplish achieve accordingly additionally alternatively altogether anybody anyhow anymore
exist exists existed hold holds live rid cast turned became becoming becomes let lets letting goes`;

const russian = `
абсолютно автор аж актуальный аналогично аналогичный беда бесплатно благодаря ближе более больше большинство большой будто бывает бывают быстрее
быстро быстрый важно важный вариант варианты ввиду вдруг ведь везде вернее верно верный вероятно весьма вещь вещи взять вид видеть видно
виды вижу влияет влияние вместе вместо вначале вне внимание внутри возможно возможность возможный возникает возникла вокруг вообще вопрос
вопросы вот впервые вполне временами время вроде всегда всюду всякий второй выглядит выглядеть выглядело вынести выше где-нибудь главный
говорит говорить годится год годы голова готово готовый давай давать давно дает даёт далее далеко дальше данный данная данные дать два две двух
действие действия действительно делает делается делаю дело день дней для долго должно должны достаточно другой другая другие друг другу думаю его
единственный ещё жаль желательно ждать жизнь заметно заметил замечательно заново заодно запутался зачем знает знаете знаю знать значит
идея идёт известно изначально именно иметь имеет имеется имею иногда иной иначе интересно интересный использовать использование используется
истинный исходя итак каждый кажется какого-то какой-то качестве когда-то количество конечно конкретный конкретно кончился короткий кратко
красиво красивый кроме кругом куда-нибудь куча легко легче лежит либо лишний лишь лучше лучший любой любая любые люди мало маленький между
меняется место минута многие много множество могли может можно мол момент мочь надо надеюсь надёжно называется называют наверно наверное
наконец напоминает например наоборот напрямую народ настоящий научиться находится находятся нашёл небольшой невозможно недавно независимо
некоторый некоторые немного необходимо необходимый необычный неправильно непонятно несколько несмотря неудобно никак никогда никто никуда
ничего новый новая новые нормально нормальный нравится нужен нужна нужно нужные нужный обратно обратно общий обычно обычный один одинаково одинаковый
однажды однако около опять особенно остальное остальные остался остаётся оставить оставлять осталось останется отвечает отвечать отдельно
отдельный отличие отлично отличается отсюда отчего очевидно очень первый первая перед плохо плохой повсюду под подобный подряд подходит подходящий
пока полезно полезный полностью полный получается получил получились получить помочь помогает помогите понадобится понимаю понятно
понять понятный попробовать пор пора попросту порой посередине после последний посмотреть постоянно потом потому почему почти
поэтому правильно правильный правда практически предпочитаю предыдущий прекрасно при приблизительно приводит придётся пример примерно примеры
причём причина приходится проблема проблемы пробую программа программе программы программу просто простой простая проще против прошлый прямо пусть
работает работал работать работаю равно ради раз разве разный разные ранее раньше рано реально редко решить решил ровно роль самый самое
сам сама сами самостоятельно сначала сбоку сверху своего сделал сделать себя сегодня сейчас сильно сильный скажем сказать сколько скорее скоро следует следующий
слегка слишком слово слова сложно сложный случай случае случайно случается случилось смотреть смотрю смысл снизу снова собой собственный совершенно
совсем согласно создать сперва спокойно способ способы спасибо спрашивает сразу среди средний ставить стал становится стать стоит столько
странно странный странные существует существуют существует сходу такая также такие такой там тебе текущий теперь тип типа типы тогда тоже только
точнее точно тот требуется третий три трудно трудный туда тут убедиться увидеть увы удобно удобный удаётся уже узнать умеет
уметь ужасно условно успешно хватает хватит ход хорошего хорошо хороший хотел хотелось хотеть хотеться хотя хочется хочу худший целиком целый
частный часто часть человек через четыре что-либо что-нибудь чтобы чуть чужой шаг эта этак является явно ясно
всё-таки кое-что почему-то зачем-то лежать стоять висеть лечь попасть попадает взялось взялся берётся берутся деть делось исчезло пропало
компьютер экран кнопка нажать нажал приложение пользователь штука вещица картина рука руки рукой глаз глаза дом мир начало конец сторона сторону`;

const weakTerms: ReadonlySet<string> = new Set(termsOf(`${english}\n${russian}`));

/** Whether everybody uses a word for everything. */
export const isWeakTerm = (term: string): boolean => weakTerms.has(term);

/** A way to say something: one term, or several that must be said together. */
interface Way {
  readonly terms: Terms;
  /** What it says of what was meant, at most 1. */
  readonly weight: number;
}

/** One thing that a question speaks of: its word or phrase, and what a manual may call it instead. */
export interface QuestionTerm {
  /** The word itself, which is the first of the ways; null for a phrase. */
  readonly word: string | null;
  readonly ways: readonly Way[];
}

/** What others find: docs/decisions/0016-retrieval.md. */
const weights = {
  /** A word that may stand for the word that was used. */
  synonym: 0.8,
  /** Several words that may. */
  multiWordSynonym: 0.4,
  /** What may stand for a phrase that was used. */
  phrase: 0.8,
  /** A word that tells little. */
  weak: 0.65,
} as const;
/** A word of many groups has many meanings: each counts less, by this power of their number. */
const groupsPower = 0.25;

const ofWord = (word: string): QuestionTerm => {
  const { groups, said } = synonymsOf(word);
  const weight = isWeakTerm(word) ? weights.weak : 1;
  const share = weight / Math.max(1, groups) ** groupsPower;
  const others = said.filter(([first, ...more]) => more.length > 0 || first !== word);
  const ways = others.map((terms) => ({
    terms,
    weight: share * (terms.length > 1 ? weights.multiWordSynonym : weights.synonym),
  }));
  return { word, ways: [{ terms: [word], weight }, ...ways] };
};

const ofPhrase = (said: readonly Terms[]): QuestionTerm => ({
  word: null,
  ways: said.map((terms) => ({ terms, weight: weights.phrase })),
});

/**
 * What to look for when a question is asked: its words and phrases in their order, each with its synonyms.
 * @param spelt what misspelt words were meant to be, by their terms
 */
export const questionTerms = (
  question: string,
  spelt: ReadonlyMap<string, string> = new Map(),
): QuestionTerm[] => {
  const terms = termsOf(question).map((term) => spelt.get(term) ?? term);
  const words = [...new Set(terms)];
  const informative = words.filter((term) => !stopTerms.has(term));
  const kept = informative.length > 0 ? informative : words;
  return [...kept.map(ofWord), ...phrasesIn(terms).map(ofPhrase)];
};
