/** A line of a page: where it stands, from below, and how large. */
export interface PdfLine {
  readonly text: string;
  readonly size?: number;
  readonly y: number;
  /** Operators that draw before it, such as its colour; they end with it. */
  readonly drawn?: string;
}

/** A PDF of pages with lines in Helvetica, as small as one can be. */
export const makePdf = (
  pages: readonly (readonly PdfLine[])[],
  outline: readonly (readonly [string, number])[] = [],
) => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  add("<< /Type /Catalog /Pages 2 0 R /Outlines 3 0 R >>");
  const first = 5;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`);
  add(`<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`);
  const entries = first + pages.length * 2;
  const last = entries + outline.length - 1;
  add(
    outline.length === 0
      ? "<< >>"
      : `<< /First ${entries} 0 R /Last ${last} 0 R /Count ${outline.length} >>`,
  );
  // The code 210 has a sign that only its font knows.
  const signs = "/Encoding << /Type /Encoding /Differences [136 /uniF0B7] >>";
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${signs} >>`);
  for (const [index, lines] of pages.entries()) {
    const shown = lines.map(
      ({ text, size = 10, y, drawn = "" }) =>
        `q ${drawn} BT /F ${size} Tf 50 ${y} Td (${text}) Tj ET Q`,
    );
    const stream = shown.join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    );
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  for (const [index, [title, page]] of outline.entries()) {
    const next = index < outline.length - 1 ? `/Next ${entries + index + 1} 0 R` : "";
    add(`<< /Title (${title}) /Parent 3 0 R ${next} /Dest [${first + (page - 1) * 2} 0 R /Fit] >>`);
  }
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
};
