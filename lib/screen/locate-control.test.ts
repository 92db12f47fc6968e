import { describe, expect, test } from "vitest";
import { locatedControl, type PixelBox, toPixels } from "#lib/schemas/located-control.ts";
import type { ScreenShape } from "./find-shapes.ts";
import { locateControl, type Search } from "./locate-control.ts";
import type { ScreenWord } from "./screen-label.ts";

const frame = { width: 1_000, height: 800, devicePixelRatio: 1 };

/** A line of words of ten pixels a letter; `|` leaves a wide gap. */
const line = (number: number, x: number, y: number, text: string): ScreenWord[] => {
  let left = x;
  return text.split(" ").flatMap((word) => {
    const at = left;
    left += 10 * word.length + 5;
    if (word === "|") left += 40;
    const box = { x: at, y, width: 10 * word.length, height: 16 };
    return word === "|" ? [] : [{ text: word, box, confidence: 95, line: number }];
  });
};

const shape = (kind: ScreenShape["kind"], x: number, y: number, width: number, height: number) => ({
  kind,
  box: { x, y, width, height },
});

const locate = (search: Omit<Search, "frame">) =>
  locatedControl.parse(locateControl({ ...search, frame }));

const centreOf = (search: Omit<Search, "frame">): number[] | null => {
  const { box } = locate(search);
  if (box === null) return null;
  const { x, y, width, height }: PixelBox = toPixels(box, frame);
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

const bar = line(0, 10, 10, "File | Edit | View | Help");

describe("by the text alone", () => {
  const words = [...bar, ...line(1, 600, 700, "Cancel | Save")];

  test("the button that the step names is found as fractions of the frame", () => {
    const instruction = "Click **Save** to keep it.";
    expect(locate({ words, instruction })).toMatchObject({ found: true, label: "Save" });
    expect(centreOf({ words, instruction })).toEqual([740, 708]);
  });

  test("a control that is not on the screen is not found, and its name is told", () => {
    const located = locate({ words, instruction: "Нажмите «Сохранить»" });
    expect(located).toMatchObject({ found: false, box: null, confidence: 0, label: "Сохранить" });
  });

  test.each([
    ["Save Copy", "more than is there"],
    ["Safe", "a short word with another letter"],
  ])("%s is not found: %s", (name) => {
    expect(locate({ words, instruction: `Click **${name}**.` }).found).toBe(false);
  });

  describe("a round icon that was read as the first letter of a name", () => {
    const unsure = (words: readonly ScreenWord[], confidence = 88) =>
      words.map((word) => ({ ...word, confidence }));
    const vias = unsure(line(2, 10, 60, "Qvias"));
    const instruction = "Tick **Vias**.";

    test("is passed over", () => {
      expect(locate({ words: [...bar, ...vias], instruction })).toMatchObject({ found: true });
    });

    test("is a name of its own where the name stands there, too, or another one like it", () => {
      const both = [...bar, ...vias, ...line(3, 10, 120, "Vias")];
      expect(centreOf({ words: both, instruction })).toEqual([30, 128]);
      const two = [...bar, ...vias, ...unsure(line(3, 10, 120, "Ovias"))];
      expect(locate({ words: two, instruction }).found).toBe(false);
    });

    test.each([
      ["Clock", "Lock", 97, "a word of which the reader is sure"],
      ["Nvias", "Vias", 88, "no letter that is round"],
      ["Ctop", "Top", 88, "too short a name"],
    ])("%s is not %s: %s", (text, name, confidence) => {
      const words = [...bar, ...unsure(line(2, 10, 60, text), confidence)];
      expect(locate({ words, instruction: `Click **${name}**.` }).found).toBe(false);
    });

    test("units are the same in either script", () => {
      const words = [...bar, ...line(2, 10, 60, "MM")];
      expect(locate({ words, instruction: "Нажмите «мм»." })).toMatchObject({ found: true });
    });
  });

  test("letters that readers mix up are the same, and Russian endings do not count", () => {
    const read = [...line(0, 10, 10, "Рreferепces"), ...line(1, 10, 60, "Hастройки звyка")];
    expect(centreOf({ words: read, instruction: "Click **Preferences**." })?.[1]).toBe(18);
    expect(centreOf({ words: read, instruction: "Откройте окно настроек звука." })?.[1]).toBe(68);
  });

  test.each([
    ["Click **Track 2**.", "Track 1"],
    ["Измените **Непрозрачность**.", "Прозрачность"],
    ["Select **PNG image**.", "SVG image"],
  ])("%s is not %s", (instruction, there) => {
    expect(locate({ words: line(0, 10, 10, there), instruction }).found).toBe(false);
  });

  test("words in type of one width stand as far apart as menus and are one name", () => {
    const list = line(0, 20, 60, "12:30: | This | is | it");
    expect(locate({ words: list, instruction: "Select “12:30: This is it”." }).found).toBe(true);
  });

  test("a longer name that is there is meant, and not its beginning elsewhere", () => {
    const form = [...line(0, 20, 60, "Latency"), ...line(1, 20, 100, "Latency compensation")];
    const instruction = "Click Latency compensation.";
    expect(centreOf({ words: form, instruction })?.[1]).toBe(108);
  });

  test.each([
    ["Eile", "Open the File menu."],
    ["Фок", "Нажмите **ОК**."],
  ])("%s is the name where the reader is unsure of it", (text, instruction) => {
    const read = (confidence: number) =>
      line(0, 10, 10, text).map((one) => ({ ...one, confidence }));
    expect(locate({ words: read(60), instruction }).found).toBe(true);
    expect(locate({ words: read(95), instruction }).found).toBe(false);
  });

  test.each([
    ["Unlock", "Click **Lock**."],
    ["Непрозрачность", "Измените **Прозрачность**."],
    ["Text", "Click **Next**."],
    ["Цвет", "Нажмите «Свет»."],
  ])("%s is another name, also where the reader is unsure of it", (text, instruction) => {
    const words = line(0, 10, 10, text).map((one) => ({ ...one, confidence: 60 }));
    expect(locate({ words, instruction }).found).toBe(false);
  });

  test("whole words that were read as Latin are Russian ones", () => {
    const read = line(0, 10, 10, "norotun.svg");
    expect(locate({ words: read, instruction: "Выделите «логотип.svg»." }).found).toBe(true);
  });

  test.each([
    ["Choose Edit > Preferences, click Advanced.", "Preferences"],
    ["Choose Edit > Select All (Ctrl+A).", "Select All"],
    ["Choose Edit > Preferences when ready.", "Preferences"],
    ["Выберите Правка > Параметры (откроется окно).", "Параметры"],
  ])("what follows the item of a path is no part of it: %s", (instruction, there) => {
    expect(locate({ words: line(0, 10, 60, there), instruction })).toMatchObject({
      found: true,
      label: there,
      confidence: 0.95,
    });
  });

  test.each([
    ["Нажмите сохранить и закрыть", "Сохранить | Сохранить и закрыть"],
    ["Click back to top", "Back | Back to top"],
  ])("a plain name may go on after a link: %s", (instruction, there) => {
    const located = locate({ words: line(0, 10, 60, there), instruction });
    expect(located.label).toBe(there.split(" | ")[1]);
  });

  test.each(["Click the button.", "Нажмите на кнопку."])("%s names nothing", (instruction) => {
    expect(locate({ words: line(0, 10, 60, "on the | на"), instruction }).found).toBe(false);
  });

  test.each([
    ["Click **Documents** in the sidebar.", "Document", "sure letters are another name"],
    ["Enter the X coordinate in the Position field.", "x", "a single letter is no name"],
    ["Click the **Crop** tool.", "Crop", "a tool's name without an icon is a heading"],
    ["Drag the **Size** slider.", "Size", "words without a slider are none"],
    ["Type a word into the search field.", "Search", "words without a field are none"],
  ])("%s is not at the words «%s»: %s", (instruction, there) => {
    const sure = line(0, 10, 10, there).map((one) => ({ ...one, confidence: 96 }));
    expect(locate({ words: sure, instruction }).found).toBe(false);
  });

  test("a tool's name beside its icon is the tool", () => {
    const there = line(0, 40, 100, "Crop");
    const instruction = "Click the **Crop** tool.";
    const shapes = [shape("icon", 16, 98, 20, 20)];
    expect(locate({ words: there, shapes, instruction }).label).toBe("Crop");
  });

  test("a button that is named like a menu is not the menu", () => {
    const button = "Click the **View** button in the toolbar.";
    expect(locate({ words: bar, instruction: button }).found).toBe(false);
    expect(locate({ words: bar, instruction: "Open the **View** menu." }).found).toBe(true);
  });

  test("labels that are known better than from the step are looked for instead", () => {
    const instruction = "Keep your work.";
    expect(locate({ words, instruction, labels: ["Save"] }).label).toBe("Save");
  });

  test("is not the list that it is in", () => {
    const words = line(0, 8, 227, "Flowchart");
    const instruction = "In the list **Flowchart** click the diamond.";
    const { candidates } = locate({ words, instruction, labels: ["diamond"] });
    expect(candidates.filter(({ confidence }) => confidence > 0)).toEqual([]);
    expect(locate({ words, instruction }).candidates[0]?.confidence).toBeGreaterThan(0);
  });
});

describe("menus", () => {
  const instruction = "Choose Export from the File menu.";

  test("a closed menu is opened first", () => {
    expect(locate({ words: bar, instruction }).label).toBe("File");
  });

  test("of an open one the item is taken", () => {
    const words = [...bar, ...line(1, 20, 40, "Open..."), ...line(2, 20, 64, "Export...")];
    expect(locate({ words, instruction }).label).toBe("Export...");
  });

  test("an item's name is no action: what is called «Change» is pressed", () => {
    const words = [...bar, ...line(1, 20, 40, "Change Font")];
    const shapes = [shape("frame", 150, 36, 300, 24)];
    const step = "In the View menu click Change Font.";
    expect(centreOf({ words, shapes, instruction: step })).toEqual([73, 48]);
  });

  test("a menu is at the top, a button of its name is not", () => {
    const words = [...bar, ...line(1, 20, 400, "Help")];
    const shapes = [shape("frame", 5, 394, 70, 28)];
    expect(centreOf({ words, shapes, instruction: "Open the Help menu." })?.[1]).toBe(18);
    expect(centreOf({ words, shapes, instruction: "Click Help." })?.[1]).toBe(408);
  });

  test("the title of an open menu has an edge", () => {
    const words = [...bar, ...line(1, 20, 400, "Help")];
    const title = words.find(({ text }) => text === "Help")?.box ?? { x: 0, y: 0 };
    const shapes = [shape("frame", title.x - 6, title.y - 4, 52, 24)];
    expect(centreOf({ words, shapes, instruction: "Open the Help menu." })?.[1]).toBe(18);
  });

  test("a link is not the button of its name", () => {
    const words = [...line(0, 20, 100, "Downloads"), ...line(1, 20, 400, "Downloads")];
    const shapes = [shape("frame", 10, 394, 110, 28)];
    const pressed = (step: string) => locate({ words, shapes, instruction: step }).confidence;
    expect(pressed("Click the Downloads link.")).toBeLessThan(pressed("Click Downloads."));
  });
});

describe("what a name stands at", () => {
  const words = [...line(0, 20, 100, "Name:"), ...line(1, 20, 140, "Keep ratio")];
  const field = shape("frame", 150, 94, 300, 28);
  const check = shape("square", 0, 140, 16, 16);

  test("the field beside its caption", () => {
    const instruction = "Type a name into the Name field.";
    expect(centreOf({ words, shapes: [field], instruction })).toEqual([300, 108]);
  });

  test("the field under its caption", () => {
    const under = shape("frame", 20, 120, 300, 18);
    const instruction = "Введите значение в поле «Name».";
    expect(centreOf({ words, shapes: [under], instruction })).toEqual([170, 129]);
  });

  test("the field beside its caption in a bar, and not the bar", () => {
    const options = line(0, 20, 100, "Width | Height");
    const shapes = [
      shape("frame", 10, 90, 600, 36),
      shape("frame", 74, 94, 30, 28),
      shape("frame", 200, 94, 60, 28),
    ];
    const instruction = "Set **Width** to 300.";
    expect(centreOf({ words: options, shapes, instruction })).toEqual([89, 108]);
    const [row] = shapes;
    const alone = { words: options, shapes: row ? [row] : [], instruction };
    expect(centreOf(alone)).toEqual([45, 108]);
  });

  test("the field that its caption is written in", () => {
    const search = line(0, 20, 100, "Search");
    const shapes = [shape("frame", 10, 94, 300, 28)];
    const instruction = "Type a word into the Search field.";
    expect(centreOf({ words: search, shapes, instruction })).toEqual([160, 108]);
  });

  test("the box before its label", () => {
    const instruction = "Tick **Keep ratio**.";
    expect(centreOf({ words, shapes: [field, check], instruction })).toEqual([8, 148]);
  });

  test("the box that was not seen, as those of its neighbours stand", () => {
    const list = [...line(0, 40, 100, "Tooltips"), ...line(1, 40, 130, "Sounds")];
    const shapes = [shape("square", 16, 100, 16, 16)];
    expect(centreOf({ words: list, shapes, instruction: "Tick **Sounds**." })).toEqual([24, 138]);
  });

  test("a link under radio buttons has no button of its own", () => {
    const list = [...line(0, 40, 100, "Fast"), ...line(1, 40, 160, "Learn more")];
    const shapes = [100, 130].map((y) => shape("circle", 16, y, 16, 16));
    expect(centreOf({ words: list, shapes, instruction: "Click **Learn more**." })?.[0]).toBe(88);
  });

  test("the value beside a slider is not the slider", () => {
    const row = line(0, 20, 100, "Volume | 50");
    const under = [shape("bar", 20, 124, 200, 8)];
    const instruction = "Drag **Volume** to the right.";
    expect(centreOf({ words: row, shapes: under, instruction })).toEqual([120, 128]);
    expect(centreOf({ words: row, instruction })).toEqual([50, 108]);
    const drawn = [...row.slice(0, 1), ...line(0, 120, 100, "—o—")];
    expect(centreOf({ words: drawn, instruction })).toEqual([135, 108]);
  });

  test("an icon before the name of a row is no checkbox", () => {
    const row = line(0, 40, 100, "Network");
    const icon = shape("circle", 16, 100, 16, 16);
    const other = shape("circle", 16, 130, 16, 16);
    const instruction = "Open **Network**.";
    expect(centreOf({ words: row, shapes: [icon], instruction })?.[0]).toBe(75);
    expect(centreOf({ words: row, shapes: [icon, other], instruction })?.[0]).toBe(24);
  });

  test("a caption is meant for its field, also where the step speaks of none", () => {
    const instruction = "Put 300 in **Name**.";
    expect(centreOf({ words, shapes: [field], instruction })).toEqual([300, 108]);
  });

  test("keys beside a caption are no field of it", () => {
    const row = line(0, 20, 100, "Presets: | (Ctrl+Tab)");
    const instruction = "Choose another one in the Presets list.";
    expect(locate({ words: row, instruction }).candidates[0]?.label).toBe("Presets:");
    expect(centreOf({ words: row, instruction })?.[0]).not.toBe(185);
  });

  test("a button beside a button of the name is no field", () => {
    const dialog = [...line(0, 20, 100, "Find:"), ...line(1, 20, 200, "Find | Previous")];
    const shapes = [
      shape("frame", 150, 92, 300, 32),
      shape("frame", 4, 192, 72, 32),
      shape("frame", 100, 192, 140, 32),
    ];
    const instruction = "Type a word into the Find field.";
    expect(centreOf({ words: dialog, shapes, instruction })).toEqual([300, 108]);
  });

  test("a list whose sides are faint is taken for a long bar, and is the field all the same", () => {
    const row = line(0, 20, 100, "Template:");
    const shapes = [shape("bar", 150, 94, 300, 30)];
    const instruction = "Choose a size in the **Template** drop-down list.";
    expect(centreOf({ words: row, shapes, instruction })?.[0]).toBe(300);
  });

  test("what is done to the control is not done to the menu before it", () => {
    const menus = line(0, 20, 10, "Image");
    const shapes = [shape("frame", 20, 30, 60, 28)];
    const instruction = "To change the size, choose **Image** → **Scale Image…**.";
    expect(centreOf({ words: menus, shapes, instruction })?.[1]).toBe(18);
  });

  test("the box of another name is not taken", () => {
    const two = line(0, 40, 100, "Bold | Italic");
    const shapes = [shape("square", 120, 100, 16, 16)];
    expect(centreOf({ words: two, shapes, instruction: "Tick **Bold**." })?.[0]).toBe(60);
  });

  test("a list that the step calls a menu", () => {
    const instruction = "In the Name menu, pick a value.";
    expect(centreOf({ words, shapes: [field], instruction })).toEqual([300, 108]);
  });

  test("a button stands around one name, a bar around several", () => {
    const tabs = line(0, 100, 100, "Log | Preview | Search");
    const shapes = [shape("frame", 120, 95, 470, 30)];
    const instruction = "Open the Search tab.";
    expect(centreOf({ words: tabs, shapes, instruction })).toEqual([350, 108]);
  });
});

describe("what a model is shown", () => {
  const places = (search: Omit<Search, "frame" | "instruction">) =>
    locate({ ...search, instruction: "Click the eye." }).candidates.map(({ box, label }) => {
      const { x, y, width, height } = toPixels(box, frame);
      return [label, Math.round(x + width / 2), Math.round(y + height / 2)];
    });

  test("all that can be pressed has a number: icons, fields, boxes, words", () => {
    const words = [...line(0, 20, 10, "File | Edit"), ...line(1, 40, 100, "Sounds")];
    const shapes = [
      shape("icon", 20, 50, 20, 20),
      shape("icon", 50, 50, 20, 20),
      shape("square", 16, 100, 16, 16),
      shape("frame", 200, 94, 100, 28),
    ];
    expect(places({ words, shapes })).toEqual([
      ["", 250, 108],
      ["Sounds", 24, 108],
      ["File", 40, 18],
      ["Edit", 140, 18],
      ["", 30, 60],
      ["", 60, 60],
    ]);
  });

  test("a field and its caption, a button and its words, an icon and its edge have one number", () => {
    const words = [...line(0, 20, 100, "Name:"), ...line(1, 620, 100, "Save")];
    const shapes = [
      shape("frame", 150, 94, 300, 28),
      shape("frame", 600, 92, 80, 32),
      shape("frame", 16, 40, 28, 28),
      shape("icon", 20, 44, 20, 20),
    ];
    expect(places({ words, shapes })).toEqual([
      ["Name:", 300, 108],
      ["Save", 640, 108],
      ["", 30, 54],
    ]);
  });

  test("the likely places come first, and have no second number", () => {
    const words = line(0, 20, 100, "Cancel | Save");
    const { candidates } = locate({ words, instruction: "Click **Save**." });
    expect(candidates.map(({ number, label }) => [number, label])).toEqual([
      [1, "Save"],
      [2, "Cancel"],
    ]);
  });

  test("the days of a calendar take no numbers from the controls, unless there is room for all", () => {
    const days = (rows: number) =>
      Array.from({ length: 7 * rows }, (_, day) =>
        shape("frame", 20 + 50 * (day % 7), 100 + 20 * Math.floor(day / 7), 49 + (day % 2), 19),
      );
    const words = [...line(0, 10, 10, "File | Edit | View"), ...line(1, 420, 60, "Upcoming")];
    const boxes = [shape("square", 500, 100, 14, 14), shape("frame", 600, 40, 90, 30)];
    const numbered = (rows: number) =>
      locate({ words, shapes: [...days(rows), ...boxes], instruction: "Click **New**." })
        .candidates;
    expect(numbered(6).length).toBe(7 * 6 + 6);
    const crowded = numbered(32);
    expect(crowded.map(({ label }) => label)).toEqual(["", "", "File", "Edit", "View", "Upcoming"]);
    expect(crowded.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a drawing of thousands of lines", () => {
  const canvas = shape("canvas", 40, 60, 760, 700);
  const tools = Array.from({ length: 20 }, (_, tool) => shape("icon", 10 + 30 * tool, 20, 16, 16));
  const drawn = Array.from({ length: 300 }, (_, part) =>
    shape(
      "square",
      50 + 37 * (part % 20),
      70 + 41 * Math.floor(part / 20),
      9 + (part % 4) * 6,
      9 + (part % 5) * 5,
    ),
  );

  test("takes no numbers from the bars around it", () => {
    const { candidates } = locate({
      words: bar,
      shapes: [...drawn, ...tools, canvas],
      instruction: "Click **New**.",
    });
    expect(candidates).toHaveLength(200);
    const inBar = candidates.filter(({ box }) => box.y * 800 < 60);
    expect(inBar).toHaveLength(24);
  });

  test("leaves the icons of bars their numbers, which are of one size and no grid", () => {
    const along = Array.from({ length: 30 }, (_, tool) =>
      shape("icon", 10 + 30 * tool, 40, 16, 16),
    );
    const down = Array.from({ length: 20 }, (_, tool) => shape("icon", 10, 70 + 30 * tool, 16, 16));
    const shapes = [...drawn, ...along, ...down, canvas];
    const { candidates } = locate({ words: bar, shapes, instruction: "Click **New**." });
    const around = candidates.filter(({ box }) => box.y * 800 < 60 || box.x * 1_000 < 40);
    expect(around).toHaveLength(54);
  });

  test("is no grid with the boxes beside it, which are as large as its parts", () => {
    const pads = Array.from({ length: 300 }, (_, pad) =>
      shape("square", 50 + 37 * (pad % 20), 70 + 41 * Math.floor(pad / 20), 14, 14),
    );
    const checks = Array.from({ length: 8 }, (_, row) =>
      shape("square", 850, 100 + 30 * row, 14, 14),
    );
    const { candidates } = locate({
      words: bar,
      shapes: [...pads, ...checks, canvas],
      instruction: "Click **New**.",
    });
    expect(candidates.filter(({ box }) => box.x * 1_000 > 800)).toHaveLength(8);
  });
});

describe("one name at two places", () => {
  const words = [
    ...line(0, 20, 20, "Browser"),
    ...line(1, 20, 50, "Drums"),
    ...line(2, 600, 20, "Tracks"),
    ...line(3, 600, 50, "Drums"),
  ];

  test.each([
    ["In the Browser, click **Drums**.", 45],
    ["Click **Drums** under Tracks.", 625],
    ["На панели «Tracks» щёлкните «Drums».", 625],
    ["Click **Drums** on the right.", 625],
    ["Нажмите «Drums» слева.", 45],
    ["Click the last **Drums**.", 625],
  ])("%s", (instruction, x) => {
    expect(centreOf({ words, instruction })?.[0]).toBe(x);
  });

  test("a name that was read worse but stands in the row that is meant", () => {
    const rows = [...line(0, 20, 40, "Anna | Delete"), ...line(1, 20, 340, "Boris | Belete")];
    expect(centreOf({ words: rows, instruction: "Click Delete next to Boris." })?.[1]).toBe(348);
  });

  test("a longer name that is nearer is another one", () => {
    const panel = [
      ...line(0, 20, 20, "Messages"),
      ...line(1, 20, 50, "Download all"),
      ...line(2, 20, 200, "Download"),
    ];
    const instruction = "Click **Download** in the Messages panel.";
    expect(centreOf({ words: panel, instruction })?.[1]).toBe(208);
  });

  test("a heading with a number beside it is one heading", () => {
    const panels = [
      ...line(0, 500, 60, "Inbox"),
      ...line(5, 565, 60, "12"),
      ...line(1, 500, 100, "Select"),
      ...line(2, 20, 50, "Select"),
      ...[20, 200].flatMap((x, index) => line(3 + index, x, 20, "Inbox")),
    ];
    const instruction = "Click **Select** in the Inbox panel.";
    expect(centreOf({ words: panels, instruction })?.[0]).toBe(530);
  });

  test("a place is a heading, and not the same word in a table", () => {
    const words = [
      ...line(0, 700, 20, "Master"),
      ...[20, 360, 700].flatMap((x, index) => [
        ...line(3 * index + 1, x, 60, "Master"),
        ...line(3 * index + 2, x, 100, "Solo"),
      ]),
    ];
    expect(centreOf({ words, instruction: "Click Solo under Master." })?.[0]).toBe(720);
  });

  test("the button in the row of a name", () => {
    const rows = ["Anna", "Boris"].flatMap((name, index) => [
      ...line(2 * index, 20, 40 + 30 * index, name),
      ...line(2 * index + 1, 300, 40 + 30 * index, "Edit"),
    ]);
    expect(centreOf({ words: rows, instruction: "Click Edit next to Boris." })?.[1]).toBe(78);
  });
});

describe("what looks like the control of a step and is none", () => {
  const dialog = [
    ...line(1, 400, 200, "Preferences"),
    ...line(2, 300, 260, "Show the log"),
    ...line(3, 600, 600, "Cancel | OK"),
  ];

  test("is the title of the dialog that a menu's entry opens, and then the menu is not to be opened again", () => {
    const instruction = "Choose **Preferences** from the **Edit** menu.";
    expect(locate({ words: [...bar, ...dialog], instruction }).found).toBe(false);
    for (const opened of ["Open the **Preferences** dialog.", "Click **Preferences…**."]) {
      expect(locate({ words: [...bar, ...dialog], instruction: opened }).found).toBe(false);
      const edge = dialog.find(({ text }) => text === "Preferences")?.box;
      if (edge === undefined) throw new Error("expected the title");
      const button = shape("frame", edge.x - 12, edge.y - 6, edge.width + 24, edge.height + 12);
      const there = { words: [...bar, ...dialog], shapes: [button], instruction: opened };
      expect(locate(there).found).toBe(true);
    }
    // The dialog's own button of that name does what the dialog is for, and the step was to open it.
    const replace = [
      ...line(1, 400, 200, "Replace"),
      ...line(2, 300, 260, "Search for"),
      ...line(3, 480, 600, "Replace | Close"),
    ];
    const edges = [shape("frame", 468, 594, 90, 28)];
    const inMenu = { words: [...bar, ...replace], shapes: edges };
    expect(locate({ ...inMenu, instruction: "Choose **Search > Replace**." }).found).toBe(false);
    expect(locate({ ...inMenu, instruction: "Click **Replace**." }).found).toBe(true);
    const covered = "Choose **Options ▸ Preferences**.";
    expect(locate({ words: dialog, instruction: covered }).found).toBe(false);
    const open = [...bar, ...line(1, 60, 40, "Undo"), ...line(2, 60, 64, "Preferences")];
    expect(locate({ words: open, instruction }).label).toBe("Preferences");
  });

  test("is the number under a knob; the knob is the round thing at its name", () => {
    const words = line(0, 100, 100, "Gain");
    const number = shape("frame", 90, 190, 66, 24);
    const instruction = "Turn the **Gain** knob.";
    expect(locate({ words, shapes: [number], instruction }).found).toBe(false);
    const shapes = [shape("icon", 95, 122, 50, 50), number];
    expect(centreOf({ words, shapes, instruction })).toEqual([120, 147]);
    expect(locate({ words, instruction: "Turn up **Gain**." }).found).toBe(false);
  });
});

describe("what a step says besides", () => {
  test("the field where a row and a column meet", () => {
    const words = [
      ...[..."12"].flatMap((_, index) =>
        line(index, 300 + 200 * index, 100, ["Width:", "Height:"][index] ?? ""),
      ),
      ...line(3, 200, 140, "New:"),
    ];
    const shapes = [shape("frame", 280, 134, 140, 26), shape("frame", 480, 134, 140, 26)];
    expect(centreOf({ words, shapes, instruction: "Enter 600 in the **New** box." })?.[0]).toBe(
      350,
    );
    expect(
      centreOf({
        words,
        shapes,
        instruction: "Enter 600 in the **New** box under **Height**.",
      })?.[0],
    ).toBe(550);
  });

  test("a heading in plain words", () => {
    const words = [
      ...line(0, 20, 40, "Horizontal alignment"),
      ...line(1, 40, 70, "Justify"),
      ...line(2, 20, 140, "Vertical alignment"),
      ...line(3, 40, 170, "Justify"),
    ];
    const instruction = "For the vertical alignment choose **Justify**.";
    expect(centreOf({ words, instruction })?.[1]).toBe(178);
  });

  test("what it is for is not done to it", () => {
    const words = line(0, 20, 40, "Sans");
    const shapes = [shape("frame", 25, 64, 40, 20)];
    const instruction = "Click **Sans** to change the font.";
    expect(centreOf({ words, shapes, instruction })).toEqual([40, 48]);
  });
});

test("of all that can be pressed, what stands in the panel that the step names is numbered first", () => {
  const icons = Array.from({ length: 260 }, (_, at) =>
    shape("icon", 20 + 30 * (at % 20), 60 + 37 * Math.floor(at / 20), 16 + (at % 7), 16),
  );
  const panel = [
    shape("frame", 700, 500, 280, 200),
    ...[0, 1, 2].map((at) => shape("icon", 720 + 40 * at, 560, 18, 18)),
  ];
  const words = [...bar, ...line(1, 710, 510, "Layers")];
  const instruction = "In the **Layers** panel, click the plus.";
  const { candidates } = locate({ words, shapes: [...icons, ...panel], instruction });
  const first = candidates.filter(({ label }) => label === "").slice(0, 3);
  expect(first.map(({ box }) => Math.round(toPixels(box, frame).x))).toEqual([720, 760, 800]);
});

test.each([
  ["Нажмите **Save** (сохранить).", "Отмена | Сохранить", "Сохранить"],
  ["Нажмите **Save** (сохранить).", "Cancel | Save", "Save"],
  ["Press **Сохранить** (save).", "Cancel | Save", "Save"],
])("%s is found in a program of either language: %s", (instruction, buttons, label) => {
  const words = [...bar, ...line(1, 600, 700, buttons)];
  expect(locate({ words, instruction })).toMatchObject({ found: true, label });
});

test("brackets in the name's own language are no other name", () => {
  const words = [...bar, ...line(1, 600, 700, "Cancel | Red")];
  expect(locate({ words, instruction: "Press **Save** (red)." }).found).toBe(false);
});
