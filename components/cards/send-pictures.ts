import { unzipSync } from "fflate";
import type { KeptPictures, NewCard } from "#lib/schemas/card.ts";
import { isWholeCard } from "#lib/text/card-gaps.ts";
import { picturesOf, replacePictures } from "#lib/text/card-pictures.ts";
import { type Sent, sendForm } from "../hooks/send-json.ts";

/** Pictures of one request, which takes a second then. */
const picturesAtOnce = 10;

/** The entries of a package in which the pictures of a card are, as `readCards` names them. */
const entryOf = (named: string): string => named.replace(/^0+(?=.)/, "");

/** Several pictures in one request; those that are none are left out. */
const sendSome = async (
  pictures: readonly (readonly [named: string, bytes: Uint8Array])[],
): Promise<Sent<readonly (readonly [named: string, sha256: string])[]>> => {
  const left = [...pictures];
  while (left.length > 0) {
    const form = new FormData();
    for (const [, bytes] of left) form.append("pictures", new File([Uint8Array.from(bytes)], "p"));
    const sent = await sendForm<KeptPictures>("/api/card-pictures", form);
    if (sent.ok) {
      const kept = sent.value.pictures.map(({ sha256 }, at) => [left[at]?.[0] ?? "", sha256]);
      return { ok: true, value: kept as [string, string][] };
    }
    if (sent.photo === null) return sent;
    left.splice(sent.photo, 1);
  }
  return { ok: true, value: [] };
};

/**
 * Sends the pictures of a package that these pairs show, and names them in the pairs as they are kept. One that is no
 * picture becomes its words, and a pair that has nothing without it is left out.
 * @param sending `onSent` is told how many of them are done; when `signal` stops it, the others become their words
 */
export const sendPictures = async (
  file: File,
  pairs: readonly NewCard[],
  sending: { signal: AbortSignal; onSent: (done: number, all: number) => void },
): Promise<Sent<{ readonly pairs: NewCard[]; readonly missing: number }>> => {
  const named = [...new Set(pairs.flatMap(picturesOf))];
  const kept = new Map<string, string>();
  const bytes = named.length > 0 ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  for (let from = 0; from < named.length; from += picturesAtOnce) {
    if (sending.signal.aborted) break;
    sending.onSent(from, named.length);
    const some = named.slice(from, from + picturesAtOnce);
    const wanted = new Set(some.map(entryOf));
    const entries = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
    const found = some.flatMap((one) => {
      const picture = entries[entryOf(one)];
      return picture ? [[one, picture] as const] : [];
    });
    const sent = await sendSome(found);
    if (!sent.ok) return sent;
    for (const [name, sha256] of sent.value) kept.set(name, sha256);
  }
  const side = (markdown: string) =>
    replacePictures(markdown, ({ sha256: name, alt }, written) => {
      const sha256 = kept.get(name);
      return sha256 === undefined ? alt : written.replace(name, sha256);
    }).trim();
  const shown = pairs.map(({ front, back, ...card }) => ({
    ...card,
    front: side(front),
    back: side(back),
  }));
  return {
    ok: true,
    value: {
      pairs: shown.filter(isWholeCard),
      missing: named.length - kept.size,
    },
  };
};
