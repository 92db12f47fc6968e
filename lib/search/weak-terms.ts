import { termsOf } from "./terms-of.ts";

/** Words that a manual may happen to use seldom, and that tell little all the same. */
const words = `
together often part content exist existing still happen happens happened come comes good better best enough big really actually exactly
single several many certain various particular specific right wrong easy easily simple simply quick quickly fast small large little great
someone else everything nothing something whole entire full always never sometimes usually already almost quite rather
look looks looking like see seen know knows find found try trying tried tell give gives given take takes taken bring keep kept put set let
work works working turn become becomes change changes say says mean means meaning kind kinds sort type types way thing difference
time times first last next previous new old current currently present own different similar same other another around inside outside
back away off along near close far left right top bottom side end begin start stop place places case cases example instance
need needed want possible available able allow allows must have problem question reason purpose main important real
number amount lot bit piece pair group set list name named called program software application app tool thing stuff
person people user computer screen click press go goes going run running done call open
очень можно нужно хотя наверно наверное правильный правильно лучше лучший просто простой проще легко быстро быстрый хорошо хороший плохо
большой маленький новый старый другой разный разные некоторый несколько много мало часть место раз время случай вид способ
найти знать видеть смотреть посмотреть дать взять брать стать становиться становится оставить остаться работать работает работа
пример вопрос проблема причина дело вещь штука программа приложение пользователь компьютер кнопка нажать открыть
первый последний следующий предыдущий общий главный основной обычный нужный целый весь два две двух три один
правый левый верх низ внутри снаружи рядом около вместе вокруг сразу потом сначала теперь сейчас всегда никогда иногда
называется означает значит зачем почему чем отличается разница будто словно вроде типа например опять снова именно`;

export const weakTerms: ReadonlySet<string> = new Set(termsOf(words));
