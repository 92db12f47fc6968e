import type { Language } from "#lib/schemas/language.ts";

const words = {
  en: {
    things: [
      "protocol",
      "index",
      "buffer",
      "kernel",
      "parser",
      "scheduler",
      "compiler",
      "router",
      "cache",
      "driver",
      "socket",
      "ledger",
      "filter",
      "monitor",
      "gateway",
      "daemon",
      "registry",
      "adapter",
      "sampler",
      "encoder",
    ],
    traits: [
      "atomic",
      "binary",
      "central",
      "dynamic",
      "elastic",
      "federated",
      "global",
      "hybrid",
      "inverted",
      "lazy",
    ],
    kinds: ["mechanism", "structure", "component", "procedure", "register"],
    deeds: [
      "orders incoming packets",
      "stores recent results",
      "balances waiting tasks",
      "checks stored blocks",
      "translates long names",
      "removes stale entries",
      "groups related records",
      "measures peak load",
      "encrypts private messages",
      "replays lost events",
    ],
    where: [
      "before a restart",
      "during a migration",
      "after a failure",
      "under heavy load",
      "inside the cluster",
      "at the border",
      "for remote clients",
      "within one second",
      "without any lock",
      "across two regions",
    ],
  },
  ru: {
    things: [
      "протокол",
      "индекс",
      "буфер",
      "планировщик",
      "анализатор",
      "компилятор",
      "маршрутизатор",
      "сокет",
      "журнал",
      "фильтр",
      "монитор",
      "шлюз",
      "реестр",
      "адаптер",
      "кодировщик",
      "драйвер",
      "счётчик",
      "таймер",
      "делитель",
      "сумматор",
    ],
    traits: [
      "атомарный",
      "бинарный",
      "центральный",
      "динамический",
      "эластичный",
      "внешний",
      "глобальный",
      "гибридный",
      "обратный",
      "ленивый",
    ],
    kinds: ["механизм", "модуль", "компонент", "узел", "регистр"],
    deeds: [
      "упорядочивает входящие пакеты",
      "хранит недавние результаты",
      "распределяет ждущие задачи",
      "проверяет записанные блоки",
      "переводит длинные имена",
      "удаляет устаревшие записи",
      "группирует связанные строки",
      "измеряет пиковую нагрузку",
      "шифрует личные сообщения",
      "повторяет потерянные события",
    ],
    where: [
      "перед перезапуском",
      "во время переноса",
      "после сбоя",
      "под большой нагрузкой",
      "внутри кластера",
      "на границе сети",
      "для удалённых клиентов",
      "в пределах секунды",
      "без блокировок",
      "между регионами",
    ],
  },
};

/** A note with this many definitions, all different; up to 200. */
export const longNote = (language: Language, concepts: number): string => {
  const { things, traits, kinds, deeds, where } = words[language];
  const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";
  const paragraphs = Array.from({ length: concepts }, (_, index) => {
    const trait = pick(traits, Math.floor(index / things.length));
    const name = `${trait} ${pick(things, index)}`;
    const term = name.charAt(0).toUpperCase() + name.slice(1);
    const what = pick(kinds, Math.floor(index / 100) * 2 + (index % 2));
    const deed = `${pick(deeds, index)} ${pick(where, Math.floor(index / 10) + index)}`;
    return language === "ru"
      ? `**${term}** — это ${what}, который ${deed}.`
      : `**${term}** is a ${what} that ${deed}.`;
  });
  return [language === "ru" ? "# Глоссарий" : "# Glossary", ...paragraphs].join("\n\n");
};
