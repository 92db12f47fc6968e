import type { photosEn } from "./photos.en.ts";

/** Фото конспекта: как их добавить и как сверить прочитанное со снимком. */
export const photosRu: typeof photosEn = {
  doubts: {
    unsure: "Трудно прочесть: {words}",
    odd: "Похоже на ошибку чтения: {words}",
  },
  input: {
    title: "Фото вашего конспекта",
    choose: "Добавить фото",
    camera: "Сфотографировать",
    hint: "PNG, JPEG или WebP, до {limit} страниц. Их можно и перетащить или вставить сюда.",
    count:
      "{count, plural, one {# фото из {limit}} few {# фото из {limit}} many {# фото из {limit}} other {# фото из {limit}}}, по порядку страниц",
    photo: "Страница {page}: {name}",
    sending: "Отправляется",
    earlier: "Сдвинуть страницу {page} к началу",
    later: "Сдвинуть страницу {page} к концу",
    remove: "Убрать страницу {page}, {name}",
    problems: {
      notPicture:
        "«{name}» — не картинка PNG, JPEG или WebP. Сохраните её в одном из этих форматов и добавьте.",
      tooLarge:
        "В файле «{name}» {size}; можно не больше {limit}. Сохраните его в меньшем размере и добавьте.",
      empty: "Файл «{name}» пуст. Снимите или сохраните страницу заново.",
      tooMany:
        "{over, plural, one {# фото не вошло} few {# фото не вошли} many {# фото не вошли} other {# фото не вошли}}: к документу можно добавить до {limit}.",
      refused: "«{name}»: {reason}",
    },
  },
};
