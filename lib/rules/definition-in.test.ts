import { describe, expect, it } from "vitest";
import { type Definition, definitionIn } from "./definition-in.ts";

const read = (sentence: string, language: "en" | "ru"): Definition | null => {
  const found = definitionIn(sentence, language);
  return found && !("refused" in found) ? found : null;
};

describe("a definition in Russian", () => {
  it.each([
    ["**Стек** — это структура данных LIFO.", "Стек", "структура данных LIFO"],
    ["Хеш-таблица - это структура с быстрым поиском.", "Хеш-таблица", null],
    ["Связный список – цепочка узлов с указателями.", "Связный список", null],
    ["`std::vector` — это динамический массив в C++.", "std::vector", null],
    ["Инкапсуляция это сокрытие деталей реализации класса.", "Инкапсуляция", null],
    ["**Митоз**: деление клетки на две одинаковые.", "Митоз", null],
    ["**Митоз:** деление клетки на две одинаковые.", "Митоз", null],
    ["Итак, куча — это полное двоичное дерево.", "куча", "полное двоичное дерево"],
    [
      "**Истина** — это [[знание и его виды|знание]], соответствующее свойствам объекта.",
      "Истина",
      "знание, соответствующее свойствам объекта",
    ],
    [
      "**Отношение** (таблица) — это множество строк одинакового строения.",
      "Отношение",
      "множество строк одинакового строения",
    ],
    [
      "Ньяя — это школа логики, основанная в IV веке до н. э.",
      "Ньяя",
      "школа логики, основанная в IV веке до н. э.",
    ],
    [
      "UDP — это протокол без соединения: датаграмма может потеряться.",
      "UDP",
      "протокол без соединения: датаграмма может потеряться",
    ],
    [
      "Порт — это число от нуля до 65535; его пишут после двоеточия.",
      "Порт",
      "число от нуля до 65535",
    ],
  ])("%s", (sentence, term, meaning) => {
    const found = read(sentence, "ru");
    expect(found?.term).toBe(term);
    if (meaning !== null) expect(found?.meaning).toBe(meaning);
  });

  it.each([
    "Это — очень важная тема на экзамене.",
    "Он — лучший преподаватель нашего факультета.",
    "Например: рассмотрим вот такой массив.",
    "Важно: не забыть про домашнее задание.",
    "Стек — это что такое, как вы думаете?",
    "Вчера мы ходили в кино и смотрели фильм.",
    "Стек — LIFO.",
    "Слои можно накладывать себе — это удобно для сложных картинок.",
    "Умеренная - инфляция, при которой цены растут медленно.",
    "Сбалансированная инфляция - цены товаров остаются неизменными.",
    "Меры - индексация доходов, контроль цен, повышение ставки.",
    "`saturation` — берёт насыщенность источника, а оттенок из подложки.",
    "Настой: 2 ложки листьев настаивают два часа в кипятке.",
    "Главное — это спокойствие на самом экзамене.",
    "**Система союзов:** Германия и Италия сформировали военный блок.",
    "Главное преимущество паттерна — возможность сочетать обёртки.",
    "Гомологичны крыльям - выросты на спине личинки.",
    "Связанные с дыханием - тонкие трубки под кожей.",
    "Части хроматина связаны с ламиной - плотный слой белка.",
    "**Биопсихизм** - психика - свойство живой материи.",
    "**Нейропсихизм** - психика есть у существ с нервной системой.",
    "**Оценка** - оценить характеристики объекта.",
    "`enableHighAccuracy` — просит определять место точно.",
    "HTML — описывал содержание страницы в те годы.",
    "`none` — сеть для контейнеров полностью отключена.",
    "Python — это отличный язык для начинающих.",
    "Программирование — это круто и очень интересно всем.",
    "Стратегия - Предназначен для определения семейства алгоритмов.",
    "Пусть Uij - пропускная способность ребра между вершинами.",
    "Из-за пустословия — фруктовые деревья без плодов и листьев.",
    "Два основных препятствия самадхи – расплывание мысли и лень.",
    "ОСНОВА ПУТИ — ВВЕРЕНИЕ СЕБЯ БЛАГОМУ ДРУГУ.",
    "**Java** - это версия Java для проекта.",
    "Неориентированное ребро - это фактически два ориентированных ребра.",
    "**Прямая запись** - пишет тег за тегом в поток.",
    "`target` — покажет именно материнский элемент без вложенности.",
    "**Младший бит** — крайний справа, старший бит — крайний слева.",
    "Объект `event` — параметр функции-обработчика события.",
    "| findFirst | [НАЧАЛО МЕТОДА] поиск первого совпадения |",
    "Начало 1950-х годов - изобретение перфокарт на заводах.",
    "**Карта** - изобретение отчасти улучшило рутинную работу.",
    "**Мутация** — тест прошёл несмотря на изменение кода.",
    "**Puppeteer** — аналог для протокола отладки браузера.",
    "**Количество потоков:** состояние приложения можно измерить по числу потоков.",
    "**Блокировки** - блокировки таблиц и баз, которые необходимо отслеживать.",
    "**Timeout** — мутант привёл к бесконечному циклу в тесте.",
    "**Vitest** - модульное тестирование, которое разберём тоже позже.",
    "**Linear MCP** — управление задачами в самом Linear.",
    "| Prompt Testing | тестирование промптов, которое проводят как для кода |",
    "**Отдел продаж** — люди, которые говорят с клиентами.",
    "обзора взаимодействия (interaction) — разновидность диаграммы с вложенными диаграммами.",
    "Микеланджело изобразил себя — кожа святого, которая висит пустой.",
    "Пуруша – высшее сознание, дух, вечная и неизменная сущность.",
    "Systemd — основные понятия — современная система инициализации ядра.",
    "Основной нормативный акт — закон от 19 апреля № 1032-1 о занятости населения.",
  ])("is not %s", (sentence) => {
    expect(read(sentence, "ru")).toBeNull();
  });
});

describe("a definition in English", () => {
  it.each([
    ["**Stack** is a collection with LIFO order.", "Stack"],
    ["A queue is a collection with FIFO order.", "queue"],
    ["The call stack is the stack of active functions.", "call stack"],
    ["Mutexes are a kind of lock for threads.", "Mutexes"],
    ["Prokaryotes are organisms whose cells have no nucleus.", "Prokaryotes"],
    ["Heap — a complete binary tree with order.", "Heap"],
    ["**Deque**: a queue that is open at both ends.", "Deque"],
    ["**Latency**: time between a request and its response.", "Latency"],
    ["Big O notation is a way to describe growth.", "Big O notation"],
    ["**Base case** is the input on which a function answers at once.", "Base case"],
    ["| mutex | a lock that one thread holds at a time |", "mutex"],
    ["**Stack** is a collection with LIFO order. [[11]](#note-L11)", "Stack"],
  ])("%s", (sentence, term) => {
    expect(read(sentence, "en")?.term).toBe(term);
  });

  it.each([
    "It is a nice day for a walk outside.",
    "This is the most important thing of all.",
    "There is a problem with this approach.",
    "Note: the exam is on Friday morning.",
    "What is a stack good for in practice?",
    "We went home and had a cup of tea.",
    "Every structure is a promise about cost.",
    "Since Python 3.8: the walrus operator for assignments.",
    "In short: a list of the main commands.",
    "**Install**: run the command in a terminal.",
    "**Fast**: it compiles in a second or two.",
    "**Example**: a list of names in a file.",
    "**Quick energy**: glucose in animal; sucrose in plant",
    "Python is a great language for beginners.",
    "| `git add` | adds files to the index |",
    "| const int *p | the int cannot be changed through p |",
    "**Implantation:** The embryo embeds into the lining of the uterus.",
    "**Big surface:** Large amount of light falls onto the leaf.",
    "Relationships are a line between two sets of entities.",
    "answer pip is the package installer for Python.",
    "**Covalent bond**: a covalent bond between atoms forms when they share electrons.",
    "**JavaScript-native**: Direct compatibility with `Date.now()` of browsers.",
    "**Rule-based synthesis**: Early systems produced speech of robots.",
    "stdbuf - controls buffering for commands that use stdio",
    "Process Text: Codice Sorgente in linguaggio macchina",
    "Elvis was a superstar by age 19.",
    "R: a separate input of the trigger circuit.",
    "**Autotrophic**: able to make their own nutrition from water.",
    "Cells are taken from the part of an embryo that becomes a placenta.",
    "Airbus and Easyjet are testing systems that find clouds of ash.",
    "A helmsman or helm is a person who steers a ship.",
    "**Primary Keys & Foreign Keys**: the mechanisms used to join tables.",
    "A common format is a graph with two dimensions.",
    "The port is a close alternative that is also popular.",
    "Configuration mode is the only mode that changes a device.",
    "Money is the root of all evil.",
    "An ElasticNet is a {{c1::hybrid}} of Lasso and Ridge.",
    "-Stacking- is a method of learning from other learners.",
    "**SMB**: The Server Message Block (SMB) filesystem of Windows.",
    "**Emotional** – a pace that allows guests to slow down.",
    "**Access**: Strict rules limit who can read the records.",
    "**Play**: Incorporate learning activities that support skills.",
    "**Timing**: Similar to traditional keys for the thumbs.",
    "**Bagging** is a -parallel ensemble method- of learners.",
    "**Bayesian network** is a directed graph together with:",
    "A resin is an insoluble matrix that can remove ions including, but not limited to",
    "Norwich is a commuter town too, with people from the villages around.",
    "Arrogance is a feature of a proud person.",
    "`org.apache.log.RollingAppender`: a class that writes to a file of a given size.",
    "`/components/checkout/modal.tsx`: a modal that contains the form of a checkout.",
    "Finite automaton M is a tuple of states that change.",
    "JavaScript often abbreviated as JS is a language of the web.",
    "**Physical Control**: Relates to policies that a firm has written.",
    "A superkey is a set of attributes which offers that uniqueness.",
    "Selector type is a field, for some types, the MSB is set for code.",
    "Money is a much larger character of the play.",
    "**Rationality**: The agent acts to maximize what is expected of it.",
    "A dialogue is a short book where they discuss piety.",
    "A pixel is a point on the screen, imagine filling a square of paper.",
    "A collection is an object that stands for a group of objects, e.g.",
    "**Core Concept**: The Markov Property refers to a state that depends on the last one.",
    "**Planning Horizon**: A higher discount factor (near 1) places great importance on the future.",
    "**Long-Term Strategy**: The structure of the rewards can influence the strategy of the agent.",
    "**Agent Behavior**: The reward function essentially drives the behavior of the agent.",
    "**Order Preservation**: The order in which elements are added to the list is preserved.",
    "**Starvation**: A process never gets scheduled due to a lower priority of its own.",
    "**Max**: An $n$ by $m$ matrix of the greatest demand of each process.",
    "**seccomp**: restricts which syscalls of a kernel a container can make.",
    "**Resource**: data objects that are locked during an execution.",
    "**Feature Extraction**: Learning compact representations of data for other tasks.",
    "**Sipan**: Moche site, enormous pyramids that were badly looted.",
    "A state is a situation or position the robot is in.",
    "Sulphur is a native element that is not a semimetal at all.",
    "Reading academic papers is a skill that improves with practice.",
    "A data engineer is a software engineer who is responsible for pipelines.",
    "S3FullAccessRole is a policy that gives access to all files.",
    "Revenge is a kind of wild justice -> F Bacon",
    "Let’s say the objects are the centre of a circle of the mouse.",
    "Baghdad are the centre of a trade that lived on slaves.",
    "Senses are reliable sources of information that a mind has.",
    "addAttribute is a wrapper that checks for an empty value.",
    "Wants are a part of living and arise with birth.",
  ])("is not %s", (sentence) => {
    expect(read(sentence, "en")).toBeNull();
  });
});

it("says why a sentence of that form is refused", () => {
  expect(definitionIn("Python is a great language for beginners.", "en")).toEqual({
    refused: "opinion",
    term: "Python",
    opening: "Python is",
  });
});

it("says again what the note says", () => {
  expect(read("A **queue** (FIFO) is a list that is open at both ends.", "en")).toEqual({
    term: "queue",
    meaning: "a list that is open at both ends",
    opening: "A queue is",
    form: "sentence",
    marked: true,
    plural: false,
  });
});

// A pattern that backtracks would not end within the test's time.
it("reads unlucky text to its end", () => {
  for (const unit of ["a ", "слово ", "x — ", "is called ", "называют ", "a+", "**", "[["]) {
    expect(() => definitionIn(unit.repeat(2_000), "ru")).not.toThrow();
    expect(() => definitionIn(unit.repeat(200), "ru")).not.toThrow();
    expect(() => definitionIn(unit.repeat(200), "en")).not.toThrow();
  }
});

it("shows no marks where half a word is bold or slanted", () => {
  expect(read("**Tree** is a *g*raph of nodes without c**ycles** in it.", "en")?.meaning).toBe(
    "a graph of nodes without cycles in it",
  );
  expect(read("A tree is a graph where **each **node has one parent.", "en")).toBeNull();
});

it("takes a dash within the marks for the joint that it is", () => {
  expect(
    read("**Traceroute -** is a tool that names the routers between two hosts.", "en")?.term,
  ).toBe("Traceroute");
});
