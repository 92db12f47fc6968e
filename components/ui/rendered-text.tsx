"use client";

/**
 * Markdown as the server rendered and sanitised it; until that has arrived, as it was written. It is
 * the only place that takes HTML, and only what `POST /api/study/{id}/blocks` or the page itself gave.
 */
export const RenderedText = (props: {
  html: string | null;
  text: string;
  className?: string;
  /** By which name an address leads here; see `useNamedPlace`. */
  place?: string;
}) => {
  const className = `rich-text ${props.className ?? ""}`.trim();
  if (props.html === null)
    return (
      <div className={`${className} rich-text-plain`} data-place={props.place}>
        {props.text}
      </div>
    );
  return (
    <div
      className={className}
      data-place={props.place}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server; see above
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  );
};
