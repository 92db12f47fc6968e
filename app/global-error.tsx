"use client";

import "./globals.css";

/** The last net, when even the layout breaks: no texts are at hand, so it says it in both languages. */
const BrokenProduct = (props: { retry: () => void }) => (
  <html lang="en">
    <body style={{ padding: "12vh 8vw", maxWidth: "44rem" }}>
      <title>Lectern</title>
      <h1>The page could not be shown. Nothing is lost.</h1>
      <p lang="ru">Страницу не удалось показать. Ничего не потеряно.</p>
      <button type="button" onClick={props.retry}>
        Try again · Попробовать ещё раз
      </button>
    </body>
  </html>
);

export default BrokenProduct;
