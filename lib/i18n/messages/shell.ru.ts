import { errorsRu } from "./errors.ru.ts";
import type { doctorEn, shellEn, troubleEn } from "./shell.en.ts";

export const shellRu: typeof shellEn = {
  product: "Lectern",
  tagline: "Учебные документы, тесты и пошаговые инструкции по вашим конспектам и руководствам.",
  skip: "Перейти к содержимому",
  enterSends: "Enter\u00a0— отправить, Shift\u00a0+\u00a0Enter\u00a0— новая строка",
  ctrlEnterSends: "Ctrl/\u2060⌘\u00a0+\u00a0Enter\u00a0— отправить",
  navigation: "Главное меню",
  home: "Главная",
  library: "Библиотека",
  settings: "Настройки",
  language: "Язык",
  theme: {
    label: "Тема",
    system: "Как в системе",
    light: "Светлая",
    dark: "Тёмная",
    toggle: "Переключить светлую и тёмную тему",
  },
  offline: {
    title: "Модель не подключена",
    body: "Пока действуют простые правила: документ собирается из ваших конспектов и правится командами, тесты составляются по определениям и спискам, остальное вы вспоминаете сами. Факты не проверяются.",
    key: "Подключите модель по ключу",
    computer: "выберите модель на этом компьютере",
    without: " или продолжайте без неё.",
  },
  estimate: {
    tokens: "Потребуется примерно {count} токенов.",
    money: "Потребуется примерно {count} токенов, это около {money}.",
  },
  close: "Закрыть",
  cancel: "Отмена",
  unreachable:
    "Сервер не отвечает. Ничего не потеряно. Проверьте, запущен ли он, и попробуйте ещё раз.",
};

export const troubleRu: typeof troubleEn = {
  notFound: {
    title: "Такой страницы нет",
    body: "Возможно, она удалена или в адресе опечатка. Остальные ваши работы на месте.",
    action: "На главную",
  },
  database: {
    title: "Сейчас страницу показать нельзя",
    database_unavailable: errorsRu.database_unavailable,
    database_crowded: errorsRu.database_crowded,
    disk_full: errorsRu.disk_full,
  },
  broken: {
    title: "Страницу не удалось показать",
    body: "Ничего не потеряно: ваши тексты и ответы сохранены.",
    action: "Попробовать ещё раз",
    code: "Код для журнала сервера: {digest}",
  },
};

export const doctorRu: typeof doctorEn = {
  title: "Модели",
  offline:
    "Модель не подключена. Документы и тесты составляются из конспектов по простым правилам, факты не проверяются. Больше для этого ничего не нужно.",
  connect:
    "Чтобы подключить модель, задайте MODEL=поставщик:модель (openai, anthropic, google, ollama или compatible) и то, что нужно этому поставщику, и запустите проверку снова.",
  trying: "{role} ({setting}): {model}",
  notSet: "{role} ({setting}): не задано",
  notSetEmbedding: "{role} ({setting}): не задано, поиск и сравнение идут по словам",
  fallsBack: "{role} ({setting}): не задано, это делает пишущая модель",
  works:
    "работает; ответ за {seconds}\u00a0с, {tokens, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}",
  worksPriced:
    "работает; ответ за {seconds}\u00a0с, {tokens, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}, {usd} USD",
  fails: "не работает: {reason}",
  waiting: "пока не получилось, следующая попытка в {time}",
  detail: "Подробно: {message}",
  reasons: {
    wrong:
      "название не распознано. Напишите {setting}=поставщик:модель; поставщик должен это поддерживать.",
    key_missing: "не хватает ключа. Задайте {missing}.",
    base_url_missing:
      "нет правильного адреса. Задайте {missing}, например http://127.0.0.1:8000/v1.",
    model_refused_key:
      "поставщик не принимает ключ. Проверьте, что он полный, действует и разрешает эту модель.",
    model_refused_request:
      "поставщик отклоняет запрос. Проверьте название модели и остаток на счёте; модель должна поддерживать ответы по JSON Schema.",
    model_context_exceeded: "контекст модели слишком мал. Выберите модель с большим контекстом.",
    model_unavailable: "поставщик недоступен или у него неполадки. Проверьте сеть и адрес.",
    model_rate_limited: "поставщик просит обращаться реже. Повторите через несколько минут.",
    model_timeout:
      "за {seconds}\u00a0с ответа не было. Повторите или увеличьте MODEL_TIMEOUT_SECONDS.",
    model_reply_invalid:
      "её ответы нельзя использовать. Выберите модель, которая поддерживает ответы по JSON Schema.",
    other: "произошло что-то неожиданное.",
  },
  photos: {
    title: "Фото конспектов",
    noModel: "Модель для чтения фото не задана; работает распознавание текста.",
    model: "{model} видит изображения и читает фото.",
    blindModel:
      "{model} не видит изображение, поэтому фото читает распознавание текста. Чтобы их читала модель, задайте в VISION_MODEL ту, что принимает изображения.",
    recognition: "Распознавание текста готово. Его языковые файлы лежат в {folder}",
  },
  allWell: "Всё, что настроено, работает.",
  notWell:
    "{count, plural, one {# модель не работает.} few {# модели не работают.} many {# моделей не работают.} other {# модели не работают.}}",
};
