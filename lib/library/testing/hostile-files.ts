import { deflateSync } from "node:zlib";
import { zipSync } from "fflate";

const encode = (text: string): Buffer => Buffer.from(text, "latin1");

/** A page whose time of reading grows with the square of its length, in 9 bytes for each of `depth`. */
export const misnestedPage = (depth: number): Uint8Array =>
  encode(`<!doctype html><html><body>${"<p><b><i>".repeat(depth)}word`);

/** A PDF of 2 kB whose one page unpacks to so many bytes. */
export const pdfBomb = (bytes: number): Uint8Array => {
  const once = deflateSync(Buffer.alloc(bytes, " "), { level: 9 });
  const stream = deflateSync(once, { level: 9 });
  const head = `<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>",
    `${head}${stream.toString("latin1")}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return encode(text);
};

/** A zip of some kB with pages of nothing but paragraphs, of which 400,000 take 4 MB and more than 500 as a tree. */
export const zipBomb = (pages: number, paragraphs: number): Uint8Array => {
  const page = encode(`<!doctype html><html><body>${"<p>a</p>\n".repeat(paragraphs)}`);
  const files = Array.from({ length: pages }, (_, index) => [`p${index}.html`, page] as const);
  return zipSync(Object.fromEntries(files));
};
