/** Texts, tables, slides and sound. Each line is a group of words that a manual may use for one another. */
export const officeAndSound = `
spreadsheet, sheet, worksheet, workbook; таблица, лист, электронная таблица, книга
formula, function, calculation; формула, функция, вычисление, расчёт
chart, graph, diagram, plot; диаграмма, график, схема, граф
flowchart, diagram, scheme, block diagram; блок-схема, схема, диаграмма
slide, presentation, slideshow, page; слайд, презентация, показ, страница
master, template, layout; мастер, шаблон, макет, образец
layout, arrangement, mockup, design; макет, разметка, расположение, компоновка, вёрстка
header, footer, page header; колонтитул, заголовок, верхний колонтитул
footnote, endnote, note; сноска, концевая сноска, примечание
heading, title, chapter, section; заголовок, глава, раздел
table of contents, contents, index; оглавление, содержание, указатель
section, chapter, part; раздел, глава, часть, секция
bookmark, cross reference, reference; закладка, перекрёстная ссылка, ссылка
spelling, spell check, dictionary, grammar; орфография, правописание, словарь, проверка орфографии, грамматика
hyphen, hyphenation, dash; перенос, дефис, тире
envelope, letter, mail, mail merge; письмо, конверт, рассылка, почта
merge cells, join cells, span; объединить ячейки, слияние ячеек
relative, absolute, reference, dollar sign; относительный, абсолютный, ссылка, адресация, адрес
range, cell range, block; диапазон, область, блок
wizard, assistant; мастер, помощник
form, field, input mask; форма, поле, бланк
report, summary; отчёт, сводка
database, data source; база данных, источник данных
gallery, clip art, collection, library; галерея, коллекция, библиотека, набор
equation, math, formula editor; уравнение, формула, математический
superscript, exponent, power, above; верхний индекс, степень, над
subscript, index, below; нижний индекс, индекс, под
interest, rate, loan, payment, cash flow; процент, ставка, кредит, платёж, процентный
average, mean, median; среднее, средний, медиана
probability, distribution, statistics; вероятность, распределение, статистика
workday, weekday, business day, holiday; рабочий день, будний, выходной, праздник
connector, arrow, connecting line; соединитель, стрелка, соединительная линия
accessibility, disability, blind, screen reader; доступность, специальные возможности, незрячий
sound, audio, noise, music, tone, sample; звук, аудио, музыка, звуковой, сэмпл, семпл
track, channel, lane; дорожка, трек, канал
clip, loop, sample, phrase; клип, луп, петля, фрагмент
song, set, project, composition; песня, проект, композиция, сет
tempo, speed, bpm, beat, rhythm; темп, скорость, ритм, удар, бит
beat, pulse, metronome, click; удар, доля, метроном, бит
pitch, transpose, key, tune, detune; высота, тональность, транспонировать, строй
note, midi note, tone; нота, миди, тон
chord, harmony, scale; аккорд, гармония, гамма
volume, loudness, level, gain, amplitude, loud, quiet; громкость, уровень, усиление, громкий, тихий
mute, silence, silent; заглушить, отключить звук, тишина
pan, panorama, stereo, balance; панорама, стерео, баланс
effect, device, plugin, processor; эффект, устройство, плагин, обработка
reverb, echo, delay, room; реверберация, эхо, задержка
distortion, overdrive, saturation; искажение, перегруз, сатурация
equalizer, eq, filter, frequency; эквалайзер, фильтр, частота
compressor, limiter, dynamics; компрессор, лимитер, динамика
instrument, synthesizer, synth, drum; инструмент, синтезатор, барабан, ударные
keyboard, piano, controller, knob; клавиатура, пианино, контроллер, ручка
automation, envelope, modulate; автоматизация, огибающая, модуляция
record, arm, capture, take, overdub; запись, записать, дубль, наложение
mix, mixer, balance; микшер, микс, сведение, смешать
bounce, render, freeze, flatten, export audio; рендер, экспорт, заморозить, свести, сведение
latency, lag, delay, buffer; задержка, латентность, буфер
microphone, line in, input, interface, sound card; микрофон, вход, звуковая карта, интерфейс
headphones, speaker, output, cue; наушники, колонки, динамик, выход
stretch, warp, time stretch, tempo matching; растянуть, варп, растяжение, подстроить
quantize, snap, align to grid, timing; квантизация, привязка, сетка
snap, stick, magnetic, attract, jump to; прилипание, прилипать, привязка, притягивать, магнит
crossfade, fade in, fade out, fade; кроссфейд, нарастание, затухание, плавный
video, movie, film, footage; видео, фильм, ролик, кино
camera, webcam; камера, вебкамера
license, activation, serial number, register, purchase; лицензия, активация, серийный номер, регистрация, покупка
trial, demo version, evaluation; пробный, демо, ознакомительный
account, profile, subscription; учётная запись, профиль, подписка
browser, finder, explorer, file manager; браузер, обозреватель, проводник, файловый менеджер
favorites, collection, tag, bookmark; избранное, коллекция, тег, закладка
crash, freeze, hang, unresponsive, stuck, does not respond; сбой, зависание, завис, не отвечает, вылет, откликаться
slow, sluggish, lag, takes long; медленно, тормозит, долго, медленный
requirement, needed, prerequisite, minimum; требование, нужный, необходимый, минимальный
supported, compatible, works with; поддерживаемый, совместимый, поддержка
caveat, restriction, limitation, drawback, disadvantage, not possible; ограничение, недостаток, невозможно, оговорка
difference, distinction, versus, unlike; разница, отличие, различие, отличаться
tip, trick, hint, advice, recommendation; совет, подсказка, рекомендация, хитрость
troubleshooting, not working, does not work, fails, nothing happens; не работает, неполадка, устранение неполадок, ничего не происходит
`;
