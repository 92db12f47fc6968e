/** Requests that are about the editing itself. Each is taken only when nothing else is said beside it. */

const undo =
  /^(?:отмени(?:те|ть)?|откати(?:те|ть)?|верни(?:те)?(?: вс[её])? (?:назад|обратно|как было)|верни(?:те)? (?:вс[её] )?(?:к )?предыдущ\p{L}{2,3}(?: верси\p{L})?|undo|revert|roll (?:it )?back|take (?:it|that) back|put it back)(?: (?:это|эту|последн\p{L}{2,3}|предыдущ\p{L}{2,3}|правк\p{L}|изменени\p{L}|действи\p{L}|шаг|назад|обратно|(?:it|that|this|to|the|last|previous|latest|edit|change|version|step|one|back)))*$/iu;

const redo =
  /^(?:верни(?:те)? отмен[её]нн\p{L}{2,3}(?: правк\p{L}| изменени\p{L})?|повтори(?:те)?(?: (?:отмен[её]нн\p{L}{2,3}|правк\p{L}|последн\p{L}{2,3}))*|отмени(?:те|ть)? отмену|redo(?: (?:it|that|the|last|edit|change))*|bring (?:it|that) back|undo the undo)$/iu;

const completion = [
  /^(?:вс[её]|теперь вс[её]|в целом вс[её]) (?:уже )?(?:отлично|хорошо|супер|прекрасно|замечательно|нормально|в порядке|устраивает|нравится|готово|ок|окей|верно|правильно|идеально|класс)$/iu,
  /^меня вс[её] устраивает$/iu,
  /^(?:больше|других|никаких|дальше)? ?(?:больше )?(?:правок|изменений|исправлений|ничего)(?: больше)? (?:не (?:нужно|надо|требуется|хочу|меняй|менять|будет)|нет)$/iu,
  /^(?:больше )?(?:ничего|правок|изменений)(?: менять| исправлять)? (?:не (?:нужно|надо|требуется|меняй))$/iu,
  /^(?:больше )?(?:не (?:нужно|надо)) (?:больше )?(?:ничего|правок|изменений)(?: менять)?$/iu,
  /^(?:готово|закончили|заканчиваем|закончим|хватит|достаточно|на этом вс[её]|это вс[её]|вс[её]|я закончил(?:а)?|заверш(?:и|ай|ить|аем)(?: (?:правку|редактирование|работу))?|закончи(?:ть|те)?(?: (?:правку|редактирование|работу))?)$/iu,
  /^(?:оставь(?:те)?|оставить|оставляем) (?:вс[её] )?как есть$/iu,
  /^(?:ид[её]м|пойд[её]м|переходи(?:м|те)?|давай(?:те)?) (?:дальше|к вопросам)$/iu,
  /^(?:done|finished|i'm done|we're done|i am done|we are done|that's (?:all|it|everything)|that is (?:all|it)|that will be all|no more (?:edits|changes)(?: (?:are )?(?:needed|necessary|please))?|nothing (?:else|more)(?: (?:to change|is needed|needed))?|no (?:further|other) (?:edits|changes)(?: (?:are )?(?:needed|necessary))?|(?:i|we) (?:don't|do not) (?:need|want) (?:any )?(?:more|further|other) (?:edits|changes)|leave (?:it|everything) as (?:it is|is)|keep (?:it|everything) as (?:it is|is)|finish(?: editing)?|stop editing)$/iu,
  /^(?:everything|all|it|it all|this|the (?:text|document))(?:'s| is| looks| seems)? (?:all )?(?:now )?(?:fine|good|great|perfect|ok|okay|excellent|right|done|well)(?: (?:now|as it is|to me))?$/iu,
  /^(?:looks|all) (?:good|great|fine|perfect|ok|okay|done)(?: (?:now|to me))?$/iu,
];

const courtesy =
  /^(?:спасибо(?: (?:большое|вам|тебе|за помощь))*|благодарю|отлично|супер|прекрасно|замечательно|хорошо|класс|ок|окей|да|нет|теперь|thanks(?: a lot| again)?|thank you(?: very much)?|great|perfect|excellent|wonderful|nice|cool|ok|okay|yes|no|good)$/iu;

const clauses = (request: string): string[] =>
  request
    .split(/[.!,;:)(\n—–]+|\s+(?:и|а|and|so|but|then)\s+/u)
    .map((clause) => clause.replace(/’/g, "'").trim())
    .filter((clause) => clause !== "");

const polite =
  /^(?:пожалуйста|please|ну|а|и|well|so|now|can you|could you)[\s,]+|[\s,]+(?:пожалуйста|please)$/giu;

const bare = (request: string): string =>
  request
    .trim()
    .replace(/[.!\s]+$/, "")
    .replace(/\s+/g, " ")
    .replace(polite, "")
    .trim();

export const isUndo = (request: string): boolean => undo.test(bare(request));
export const isRedo = (request: string): boolean => redo.test(bare(request));

/** Every clause of it says that all is well, and one at least that nothing more is to be done. */
export const isCompletion = (request: string): boolean => {
  const said = clauses(request);
  const ends = said.filter((clause) => completion.some((pattern) => pattern.test(clause)));
  return ends.length > 0 && said.every((clause) => ends.includes(clause) || courtesy.test(clause));
};
