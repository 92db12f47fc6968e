import type { photosEn } from "./photos.en.ts";

/** Фото конспекта: как их добавить и как сверить прочитанное со снимком. */
export const photosRu: typeof photosEn = {
  doubts: {
    unsure: "Трудно прочесть: {words}",
    odd: "Похоже на ошибку чтения: {words}",
  },
};
