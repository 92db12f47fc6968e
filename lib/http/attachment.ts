import { apiHeaders } from "./security-headers.ts";

/** Longest name of a file, in characters: all systems take it, whatever the script. */
const maxName = 80;

/** Signs that some system takes for a path, a drive or a command. */
const refused = /[\\/:*?"<>|\p{C}]+/gu;

/** A title as the name of a file, without its ending. */
export const fileName = (title: string): string => {
  const plain = title.toWellFormed().replaceAll(refused, " ").replaceAll(/\s+/g, " ");
  const cut = [...plain].slice(0, maxName).join("");
  return cut.replace(/^[\s.]+/, "").replace(/(?<![\s.])[\s.]+$/, "") || "study";
};

/** What old clients see: plain letters, the others as `_`. */
const plainName = (name: string): string => name.replaceAll(/[^\w .()-]/g, "_");

/** The name by RFC 8187. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** An answer that is saved under this name and never shown as a page. */
export const attachment = (
  body: string | Uint8Array<ArrayBuffer>,
  { name, type }: { readonly name: string; readonly type: string },
): Response =>
  new Response(body, {
    headers: {
      ...apiHeaders,
      "content-type": type,
      "content-disposition": `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    },
  });
