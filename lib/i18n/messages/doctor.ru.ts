import type { doctorEn } from "./doctor.en.ts";

export const doctorRu: typeof doctorEn = {
  title: "Модели",
  offline:
    "Модель не подключена. Квизы составляются по правилам из конспекта, и ничто не называется проверенным. Больше для этого ничего не нужно.",
  connect:
    "Чтобы подключить модель, задайте MODEL=поставщик:модель (openai, anthropic, google, ollama или compatible) и то, что нужно этому поставщику, и запустите проверку снова.",
  trying: "{role} ({setting}): {model}",
  notSet: "{role} ({setting}): не задано",
  notSetEmbedding: "{role} ({setting}): не задано, повторы вопросов узнаются по словам",
  fallsBack: "{role} ({setting}): не задано, это делает автор",
  works:
    "работает; ответ за {seconds} с, {tokens, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}",
  worksPriced:
    "работает; ответ за {seconds} с, {tokens, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}, {usd} USD",
  fails: "не работает: {reason}",
  waiting: "пока не получилось, следующая попытка в {time}",
  detail: "Подробно: {message}",
  reasons: {
    wrong: "название непонятно. Напишите {setting}=поставщик:модель, поставщик должен это уметь.",
    key_missing: "не хватает ключа. Задайте {missing}.",
    base_url_missing:
      "нет правильного адреса. Задайте {missing}, например http://127.0.0.1:8000/v1.",
    model_refused_key:
      "поставщик не принимает ключ. Проверьте, что он полный, действует и разрешает эту модель.",
    model_refused_request:
      "поставщик отклоняет запрос. Проверьте название модели и остаток на счёте; модель должна уметь отвечать по JSON Schema.",
    model_context_exceeded:
      "модель читает слишком мало за один раз. Выберите модель с большим контекстом.",
    model_unavailable: "поставщик недоступен или у него неполадки. Проверьте сеть и адрес.",
    model_rate_limited: "поставщик просит обращаться реже. Повторите через несколько минут.",
    model_timeout:
      "за {seconds} с не пришло ни слова. Повторите или увеличьте MODEL_TIMEOUT_SECONDS.",
    model_reply_invalid:
      "её ответы нельзя использовать. Выберите модель, которая умеет отвечать по JSON Schema.",
    other: "произошло что-то неожиданное.",
  },
  allWell: "Всё, что настроено, работает.",
  notWell:
    "{count, plural, one {# роль не работает.} few {# роли не работают.} many {# ролей не работают.} other {# роли не работают.}}",
};
