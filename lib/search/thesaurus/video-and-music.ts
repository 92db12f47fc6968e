/** Three dimensions, video and music. Each line is a group of words that a manual may use for one another. */
export const videoAndMusic = `
extrude, pull out face, thicken, solidify; выдавливание, выдавить, экструдировать, вытянуть грань
subdivision, smooth surface, subsurf, smooth shading; подразделение, сглаживание поверхности, гладкая поверхность
loop cut, edge loop, bevel edge; разрез петлёй, рёберная петля, скруглить ребро
modifier, array modifier, mirror modifier; модификатор, массив, модификатор зеркало
uv map, unwrap, seams, texture coordinates; развёртка, UV, швы, развернуть модель
material, shader, surface look, roughness; материал, шейдер, шероховатость, поверхность
normals, inside out, black faces, flipped faces; нормали, вывернутый, чёрные грани, вывернуты грани
rig, skeleton, bones, armature, weight painting; скелет, риг, кости, арматура, веса
keyframe, in between, animation curve, easing; ключевой кадр, ключ анимации, промежуточные кадры, плавность
timeline, playhead, scrub, dope sheet; временная шкала, таймлайн, монтажный стол, шкала времени, бегунок
viewport, 3d view, orbit view, rotate scene; вьюпорт, окно проекции, вращать сцену, область просмотра
parent object, constraint, follow object, attach object; родитель, ограничитель, следовать за объектом, привязать объект
boolean modifier, hole in model, subtract object; булев модификатор, вырезать отверстие, вычесть объект
pivot, origin point, rotation center, pivot point; опорная точка, центр вращения, ось вращения, точка вращения
render image, final picture, samples, noisy render, ray tracing; рендер, визуализация, сэмплы, шумный рендер, трассировка лучей
camera view, look through camera, focal length; вид из камеры, фокусное расстояние, через камеру
particles, hair particles, simulation, physics, fluid; частицы, симуляция, физика, жидкость
sculpt, clay, sculpting brush; скульптинг, лепка, лепить
3d print, stl, watertight, manifold; 3D-печать, STL, непроливной, замкнутая модель
cut video, trim clip, split clip, razor; обрезать видео, разрезать видео, нарезать, лезвие, монтаж
join videos, merge clips, glue videos; склеить видео, соединить ролики, объединить клипы
subtitles, captions, closed captions; субтитры, титры, подписи к видео
chroma key, green screen, keying; хромакей, зелёный экран, кеинг, рирпроекция
slow motion, speed up video, time remap, fast forward; замедлить видео, ускорить видео, замедленная съёмка, слоумо, скорость клипа
stabilize video, shaky video, motion tracking; стабилизация, трясущееся видео, дрожит видео, отслеживание движения, трекинг
sound out of sync, lip sync, audio drift; рассинхрон, звук отстаёт, рассинхронизация, звук не совпадает
picture in picture, overlay video, compositing; картинка в картинке, наложить видео, композитинг, видео поверх
frame rate, fps, frames per second; частота кадров, кадров в секунду
codec, container, encoder, mp4, h264; кодек, контейнер, кодировщик, кодирование
bitrate, variable bitrate, constant bitrate; битрейт, поток данных, качество звука
proxy clip, preview resolution, choppy playback, stuttering preview; прокси, дёргается, рывками, прерывистое воспроизведение, подтормаживает
video transition, wipe transition, dissolve between clips; видеопереход, переход между клипами, шторка, наплыв
color grading, lut, look up table, video colors; цветокоррекция, LUT, грейдинг, покраска
letterbox, black bars, vertical video; чёрные полосы, вертикальное видео, каше
extract audio, remove sound from video, separate audio; извлечь звук, убрать звук из видео, отделить звук
frame from video, still image, export frame; кадр из видео, стоп-кадр, сохранить кадр
microphone is silent, no input, nothing recorded, records silence; микрофон не пишет, не записывает звук, записывает тишину, нет входа, не слышно микрофон
no sound, cannot hear anything, silent playback; нет звука, не слышно, звука нет, пропал звук, молчит
sound crackles, clicks and pops, audio dropouts, glitches, stuttering; треск, трещит, щелчки, хрипит звук, прерывается звук, заикается, размер буфера
delay while playing, lag when playing keyboard, low latency, asio, delay monitoring; играю с задержкой, запаздывает звук, звук с опозданием, ASIO, латентность
latency compensation, recorded late, recording offset, driver error compensation; компенсация задержки, запись со сдвигом, опаздывает запись
audio settings, audio device, sound driver, choose interface; настройки звука, аудиоустройство, драйвер звука, выбрать звуковую карту
sample rate, sampling frequency, 44100, kilohertz; частота дискретизации, сэмплрейт, герц, частота сэмплирования
clipping, overload, red meter, too loud recording, peaks; клиппинг, перегруз, горит красным, зашкаливает, пики, индикатор
headroom, loudness normalization, normalize volume, make equally loud; нормализация, нормализовать громкость, выровнять громкость, запас по уровню
noise gate, background hum, room noise, hiss; гейт, шумовой порог, фоновый шум, гул, шипение
de-esser, sibilance, harsh s sounds; деэссер, сибилянты, свистящие
sidechain, ducking, pumping; сайдчейн, дакинг, прокачка
compressor, even out loudness, dynamic compression, glue mix; компрессор, компрессия, сжать динамику, выровнять динамику
limiter, maximizer, make louder, mastering; лимитер, максимайзер, сделать громче, мастеринг
vocal remover, karaoke, remove vocals, isolate voice; удалить вокал, убрать голос, минусовка, караоке, вырезать голос
autotune, pitch correction, sing off key, vocal tuning; автотюн, коррекция высоты, фальшивит, подстроить голос
chorus effect, flanger, phaser, modulation; хорус, фленджер, фейзер, модуляция
low pass, high pass, cutoff, resonance; обрезной фильтр, срез, частота среза, резонанс, низкие частоты
reverb send, return track, send effect, aux; посыл, возврат, дорожка возврата, шина, эффект на посыле
bus, group track, subgroup, summing; шина, групповая дорожка, подгруппа, группа дорожек
routing, route audio, input from, output to, internal routing, resampling; маршрутизация, направить звук, роутинг, коммутация, откуда куда сигнал
effect chain, rack, macro knobs, parallel chains; цепочка эффектов, рэк, стойка, макрорегулятор, параллельные цепочки
dry wet, effect amount, mix knob; сухой, обработанный, доля эффекта, баланс эффекта
preset, sound patch, browse sounds, save preset; пресет, патч, сохранить звук, готовые звуки
solo, hear only one track, listen to one track; соло, слушать одну дорожку, солировать
record arm, arm track, ready to record; готовность к записи, армировать, включить запись дорожки, взвести
punch in, punch out, record over part, rerecord section; врезка, перезаписать кусок, точки врезки, запись поверх фрагмента
overdub, layer recordings, loop recording, takes; наложение, овердаб, запись в цикле, дубли, запись по кругу
comping, best take, take lanes; компиляция дублей, лучший дубль, собрать дубль
count in, metronome while recording, click track; отсчёт, предварительный счёт, метроном, щелчок, клик
tap tempo, tempo from song, detect tempo, find bpm; настучать темп, определить темп, узнать темп, отстучать
tempo change, speeds up, tempo automation, time signature; смена темпа, тактовый размер, размер такта, ускорение темпа
sync with other device, midi clock, tempo sync; синхронизация, тактовая синхронизация, подстроиться под темп, MIDI-синхронизация
beat match, off beat, out of time; попасть в темп, не попадает в ритм, мимо ритма, не в такт
swing, groove, human feel, humanize, shuffle; грув, свинг, очеловечить, живой ритм
quantization, fix timing, notes off beat, tighten; квантизация, квантование, поправить ритм, выровнять ноты, ноты мимо сетки
piano roll, note editor, draw notes, edit midi; пианоролл, редактор нот, рисовать ноты, нотный редактор
velocity, note strength, how hard; сила нажатия, динамика ноты, сила удара, велосити
sustain pedal, hold notes, pitch bend, aftertouch, modulation wheel; педаль сустейна, послекасание, колесо модуляции, питч-бенд
notes hang, stuck note, all notes off; зависла нота, залипла нота, нота не прекращается, тянется нота
arpeggiator, arpeggio, broken chord; арпеджиатор, арпеджио
transpose, change key, raise pitch, semitones, octave; транспонировать, сменить тональность, поднять тон, полутон, октава
change tempo without pitch, time stretching, slow down song; изменить темп без высоты, растянуть звук, замедлить песню, тайм-стретч
change pitch without tempo, pitch shift, deep voice, chipmunk; изменить высоту без темпа, питч-шифт, понизить голос, тонкий голос
warp markers, transient, stretch audio to grid; варп-маркер, маркер деформации, транзиент, транзиенты
session view, clip launch, scene, clip slots; сессия, сцена, слот клипа, запуск клипов
arrangement view, song timeline; аранжировка, вид аранжировки, линейка песни
launch quantization, clip starts late, wait for bar; квантизация запуска, клип ждёт такта, запуск с задержкой
follow action, clip after clip, automatic next clip; следующее действие, последующее действие, автоматически следующий клип
loop region, loop a section, cycle range, repeat bars; зациклить участок, петля, область цикла, повторять такты
locator, marker, cue point, jump to part; локатор, маркер, метка, метка времени, перейти к части
automation, volume changes over time, draw automation, knob moves by itself, breakpoints; автоматизация, громкость по времени, рисовать автоматизацию, ручка сама крутится, кривая автоматизации
clip envelope, modulation per clip; огибающая клипа, конверт клипа, модуляция клипа
attack decay, sustain release, adsr, envelope generator; атака, спад, затухание, огибающая, ADSR
lfo, wobble, oscillator, waveform; LFO, осциллятор, генератор, форма волны
sampler, play sample on keys, multisample, key zone; сэмплер, семплер, мультисэмпл, сэмпл на клавиатуре, зона клавиш
slice to midi, chop loop, cut beat; нарезать луп, порезать на куски, нарезка сэмпла
drum machine, drum rack, drum pads, step sequencer; драм-машина, барабанная установка, пэды, пошаговый секвенсор
convert audio to midi, melody to notes, audio to notes; аудио в MIDI, мелодия в ноты, превратить звук в ноты
midi learn, map knob, map controller, control surface; привязать ручку, назначить контроллер, MIDI-привязка, контрольная поверхность, управление с контроллера
midi keyboard not working, keyboard not detected, no midi input; миди-клавиатура не работает, не видит клавиатуру, не видит контроллер, MIDI-порт
computer keyboard as piano, play notes with computer keys; играть на компьютерной клавиатуре, клавиши как пианино, виртуальная клавиатура
program change, bank select, midi channel; смена программы, смена банка, номер канала
vst, audio unit, plugin not found, plugin scan, rescan plugins; VST, плагин не виден, сканирование плагинов, не находит плагин
freeze track, save cpu, cpu load, processor overload; заморозить дорожку, загрузка процессора, разгрузить процессор, перегрузка процессора
consolidate, join clips, merge clips into one; консолидировать, склеить клипы, объединить в один клип
crossfade, fade handles, click between clips, smooth join; кроссфейд, щелчок на стыке, плавная склейка, перекрёстное затухание
fade out at end, fade in at start, gradually quieter; затухание в конце, нарастание в начале, постепенно тише, плавное затухание, фейд
reverse audio, play backwards, backwards sound; задом наперёд, реверс, развернуть звук, звук наоборот
cut silence, truncate silence, remove pauses; убрать тишину, удалить паузы, обрезать тишину, урезание тишины
waveform view, spectrogram, frequency analysis, spectrum; волновая форма, спектрограмма, анализ частот, спектр
missing samples, files not found, media offline, collect all and save; пропали сэмплы, файлы не найдены, собрать всё, потерянные файлы, собрать и сохранить
export stems, export tracks separately, all individual tracks; стемы, экспорт дорожек по отдельности, каждая дорожка отдельно
export mp3, save as mp3, make mp3, bounce song; сохранить в mp3, экспорт в мп3, мп3, вывести песню, экспорт аудио
stereo to mono, mono track, one ear only, only left channel; стерео в моно, моно, звук в одном ухе, только в левом, один канал
phase invert, polarity, thin sound; инверсия фазы, полярность, противофаза
stereo width, widen sound, pan left right; ширина стерео, расширить стерео, развести по сторонам, панорамирование
crossfader, dj mix, two decks; кроссфейдер, диджей, диджейский
record from computer, record internal sound, loopback; записать звук с компьютера, запись звука системы, стереомикшер, петлевой
tuner, guitar tuning, amp simulation, cabinet; тюнер, настроить гитару, гитарный усилитель, кабинет
vocoder, robot voice, talking synth; вокодер, голос робота, робот
tooltip, balloon help, extended tips, hover text, hint on hover; всплывающая подсказка, подсказка при наведении, расширенные подсказки, подсказки
drag and drop, drag with mouse, drop onto window; перетащить мышью, бросить на окно, тащить мышкой, перетаскивание
full screen, hide menu bar, menu disappeared, no menu bar; во весь экран, пропало меню, исчезло меню, убрать меню, полноэкранный режим, строка меню
maximize window, window too big, window off screen, cannot see button; окно за экраном, окно не помещается, кнопка не видна, развернуть окно, окно больше экрана
context sensitive help, help key, f1, what's this; контекстная справка, справка по клавише, что это такое, F1
`;
