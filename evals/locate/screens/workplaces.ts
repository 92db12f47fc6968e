import type { Scene } from "../scene.ts";
import { menuBar } from "./menus.ts";

/** A sequencer: dark, tiny letters, the same words in browser, tracks and devices. */
export const sequencer = (scene: Scene): string => {
  const browser = scene.t("Browser", "Браузер");
  const categories = [
    "Sounds",
    "Drums",
    "Instruments",
    "Audio Effects",
    "MIDI Effects",
    "Plug-Ins",
    "Clips",
    "Samples",
  ].map((name) => scene.control("row", name, { in: browser, cls: "row" }));
  const devices = scene
    .some(
      [
        "Analog",
        "Drum Rack",
        "Impulse",
        "Operator",
        "Sampler",
        "Simpler",
        "Wavetable",
        "Reverb",
        "Delay",
      ],
      6,
    )
    .map((name) => scene.control("row", name, { in: browser, cls: "row" }));
  const tracks = ["Drums", "Bass", "Keys", "Vocals", "A Reverb", "B Delay", "Master"].map(
    (name) => {
      const parts = ["Audio To", "Monitor"].map(
        (caption) =>
          `<div class="muted small">${caption}</div><div class="field choice small" style="min-width:0"><span>${caption === "Monitor" ? "Auto" : "Master"}</span></div>`,
      );
      const buttons = ["Solo", "Arm"].map((button) =>
        scene.button(button, { in: name, style: "padding:1px 4px" }),
      );
      return `<div class="panel" style="width:86px">${scene.control("button", name, { cls: "head" })}<div style="height:90px"></div>${parts.join("")}<div style="display:flex;gap:2px">${buttons.join("")}</div></div>`;
    },
  );
  const knobs = scene
    .some(
      ["Attack", "Decay", "Sustain", "Release", "Freq", "Reso", "Drive", "Dry/Wet", "Volume"],
      6,
    )
    .map(
      (name) =>
        `<div style="text-align:center;width:54px"><div class="small">${name}</div><div style="width:26px;height:26px;border-radius:50%;border:2px solid ${scene.look.accent};margin:3px auto"></div><div class="small muted">${scene.random.below(99)}.${scene.random.below(9)} %</div></div>`,
    );
  const tabs = ["Clip", "Envelopes", "Device View"].map((name, index) =>
    scene.control("tab", name, { cls: `tab ${index ? "" : "on"}` }),
  );
  const transport = ["Link", "Tap", "MIDI", "Key"].map((name) =>
    scene.button(name, { style: "padding:1px 6px" }),
  );
  const filter = scene.choice("Filter Type", "Lowpass");
  return `${menuBar(scene)}<div class="bar">${transport.join("")}<div class="field" style="min-width:0">120.00</div><div class="field" style="min-width:0">4 / 4</div>${["play", "stop", "record"].map((name) => scene.icon(name)).join("")}</div><div class="split"><div class="panel" style="width:250px"><div class="head">${browser}</div><div style="display:flex"><div style="width:110px"><div class="muted small pad">Categories</div>${categories.join("")}</div><div>${devices.join("")}</div></div></div><div style="flex:1;display:flex;gap:2px">${tracks.join("")}</div></div><div class="panel" style="height:150px"><div style="display:flex">${tabs.join("")}</div><div class="pad" style="display:flex;gap:10px">${knobs.join("")}<div style="width:260px">${filter}${scene.check("checkbox", "Hi-Quality")}</div></div></div>`;
};

/** A word processor with ribbon tabs, groups and a text that names much. */
export const office = (scene: Scene): string => {
  const tabs = scene
    .t(
      "Home|Insert|Layout|References|Review|View",
      "Главная|Вставка|Макет|Ссылки|Рецензирование|Вид",
    )
    .split("|")
    .map((name, index) => scene.control("tab", name, { cls: `tab ${index ? "" : "on"}` }));
  const groups = scene
    .t(
      "Clipboard=Paste,Cut,Copy|Font=Bold,Italic,Underline|Paragraph=Align left,Bullets,Numbering|Styles=Normal,Heading 1,Heading 2|Editing=Find,Replace,Select",
      "Буфер обмена=Вставить,Вырезать,Копировать|Шрифт=Полужирный,Курсив,Подчёркнутый|Абзац=По левому краю,Маркеры,Нумерация|Стили=Обычный,Заголовок 1,Заголовок 2|Правка=Найти,Заменить,Выделить",
    )
    .split("|")
    .map((pair) => {
      const [name = "", buttons = ""] = pair.split("=");
      return `<div style="border-right:1px solid ${scene.look.border};padding:2px 8px;display:flex;flex-direction:column;flex:none"><div style="display:flex;gap:3px;flex:1;align-items:center">${buttons
        .split(",")
        .map((button) => scene.button(button, { in: name, cls: "flat", style: "padding:2px 6px" }))
        .join("")}</div><div class="muted small" style="text-align:center">${name}</div></div>`;
    });
  const text = scene.t(
    "To keep your work, save the document often. The view of the page can be changed: select the whole text, copy it, and paste it into a new window. Bold words are easy to find.",
    "Чтобы не потерять работу, чаще сохраняйте документ. Вид страницы можно изменить: выделите весь текст, скопируйте его и вставьте в новое окно. Полужирные слова легко найти.",
  );
  const status = scene.t("Page 1 of 3", "Страница 1 из 3");
  return `${scene.random.chance(0.5) ? menuBar(scene) : `<div class="bar">${["save", "undo", "redo"].map((name) => scene.icon(name)).join("")}<span>${scene.t("Letter.docx – Writer", "Письмо.docx – Writer")}</span></div>`}<div style="display:flex;background:${scene.look.panel}">${tabs.join("")}</div><div class="bar" style="align-items:stretch;gap:2px">${groups.join("")}</div><div style="flex:1;background:${scene.look.raised};padding:20px"><div style="background:#fff;color:#111;width:560px;margin:0 auto;padding:40px;font-family:'Liberation Serif';height:600px;font-size:16px">${text}</div></div><div class="bar small">${status}<span style="flex:1"></span>100 %</div>`;
};

/** A code editor: tree, tabs, code, panel. */
export const codeEditor = (scene: Scene): string => {
  const explorer = scene.t("Explorer", "Проводник");
  const files = [
    "src",
    "index.ts",
    "server.ts",
    "package.json",
    "README.md",
    "tests",
    "config.yaml",
    ".gitignore",
  ].map((name, index) =>
    scene.control("row", name, {
      in: explorer,
      cls: `row ${index === 2 ? "on" : ""}`,
      style: `padding-left:${index % 3 === 0 ? 10 : 24}px`,
    }),
  );
  const tabs = ["index.ts", "server.ts"].map((name, index) =>
    scene.control("tab", name, {
      in: scene.t("editor tabs", "вкладках редактора"),
      cls: `tab ${index ? "on" : ""}`,
    }),
  );
  const code = [
    "import { open } from './file';",
    "export function save(name: string) {",
    "  const view = open(name);",
    "  // find and replace the terminal output",
    "  return view.run();",
    "}",
  ].map(
    (line, index) =>
      `<div><span class="muted">${index + 1}</span>&nbsp;&nbsp;${line.replaceAll(" ", "&nbsp;")}</div>`,
  );
  const panels = scene
    .t("Problems|Output|Debug Console|Terminal", "Проблемы|Вывод|Консоль отладки|Терминал")
    .split("|")
    .map((name, index) => scene.control("tab", name, { cls: `tab ${index === 3 ? "on" : ""}` }));
  const sections = scene
    .t("Outline|Timeline", "Структура|Временная шкала")
    .split("|")
    .map((name) => scene.control("row", name, { cls: "row", style: "font-weight:600" }));
  return `${menuBar(scene)}<div class="split"><div class="panel" style="width:44px">${["files", "search", "git", "run", "extensions"].map((name) => scene.icon(name, { style: "margin:8px" })).join("")}</div><div class="panel" style="width:210px"><div class="small pad">${explorer.toUpperCase()}</div>${files.join("")}${sections.join("")}</div><div style="flex:1;display:flex;flex-direction:column"><div style="display:flex;background:${scene.look.panel}">${tabs.join("")}</div><div class="pad" style="flex:1;font-family:'DejaVu Sans Mono'">${code.join("")}</div><div class="panel" style="height:130px"><div style="display:flex">${panels.join("")}</div><div class="pad" style="font-family:'DejaVu Sans Mono'">$ npm run build<br>Done in 2.1s</div></div></div></div><div class="bar small" style="background:${scene.look.accent};color:#fff">main<span style="flex:1"></span>${scene.control("button", "UTF-8", { tag: "span" })}${scene.control("button", "TypeScript", { tag: "span" })}</div>`;
};

/** A picture editor: tools, layers with rows, sliders whose captions stand in them. */
export const pictureEditor = (scene: Scene): string => {
  const layers = scene.t("Layers", "Слои");
  const rows = scene
    .t("Background|Sky|Text layer|Shadow|Layer copy", "Фон|Небо|Текстовый слой|Тень|Копия слоя")
    .split("|")
    .map((name, index) =>
      scene.control("row", name, {
        in: layers,
        cls: `row ${index === 1 ? "on" : ""}`,
        html: `<span style="width:34px;height:24px;background:linear-gradient(#79c,#d95)"></span><span>${name}</span>`,
        style: "padding:4px 8px;align-items:center",
      }),
    );
  const inner = scene
    .t("Size|Angle|Spacing|Flow", "Размер|Угол|Интервал|Поток")
    .split("|")
    .map((name) =>
      scene.control("slider", name, {
        cls: "field",
        style: `display:flex;justify-content:space-between;margin:3px 0;background:linear-gradient(90deg,${scene.look.raised} 40%,${scene.look.field} 40%)`,
        html: `<span>${name}</span><span>${scene.random.below(99)}.00</span>`,
      }),
    );
  const mode = scene.choice(scene.t("Mode", "Режим"), scene.t("Normal", "Нормальный"), {
    in: layers,
  });
  const options = scene.t("Tool Options", "Параметры инструмента");
  const checks = scene
    .t("Antialiasing|Sample merged|Feather edges", "Сглаживание|Сводить слои|Растушевать края")
    .split("|")
    .map((name) => scene.check("checkbox", name, { in: options }));
  const tabs = scene
    .t("Layers|Channels|Paths", "Слои|Каналы|Контуры")
    .split("|")
    .map((name, index) => scene.control("tab", name, { cls: `tab ${index ? "" : "on"}` }));
  return `${menuBar(scene)}<div class="split"><div class="panel" style="width:250px"><div style="display:flex;flex-wrap:wrap;width:200px">${["move", "lasso", "brush", "text", "crop", "heal", "zoom", "fill"].map((name) => scene.icon(name)).join("")}</div><div class="head">${options}</div><div class="pad">${inner.join("")}${checks.join("")}</div></div><div style="flex:1;background:radial-gradient(#7ab,#345 60%,#a86)"></div><div class="panel" style="width:260px"><div style="display:flex">${tabs.join("")}</div><div class="pad">${mode}${scene.slider(scene.t("Opacity", "Непрозрачность"), 80, { in: layers })}</div>${rows.join("")}</div></div>`;
};
