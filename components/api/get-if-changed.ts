/** What a conditional GET found: `value` is null when nothing changed since `etag`. */
export interface Changed<T> {
  readonly value: T | null;
  readonly etag: string | null;
}

/** A conditional GET of our own API. Null when the server did not answer with what was asked for, or `signal` gave up. */
export const getIfChanged = async <T>(
  url: string,
  etag: string | null,
  signal?: AbortSignal,
): Promise<Changed<T> | null> => {
  try {
    const response = await fetch(url, {
      headers: etag === null ? {} : { "if-none-match": etag },
      cache: "no-store",
      signal: signal ?? null,
    });
    if (response.status === 304) return { value: null, etag };
    if (!response.ok) return null;
    return { value: await response.json(), etag: response.headers.get("etag") };
  } catch {
    return null;
  }
};
