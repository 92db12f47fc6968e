/**
 * A conditional GET of our own API. Null when the server did not answer with what was asked for; `value` is null
 * when nothing changed since `etag`.
 */
export const getIfChanged = async <T>(
  url: string,
  etag: string | null,
): Promise<{ value: T | null; etag: string | null } | null> => {
  try {
    const response = await fetch(url, {
      headers: etag === null ? {} : { "if-none-match": etag },
      cache: "no-store",
    });
    if (response.status === 304) return { value: null, etag };
    if (!response.ok) return null;
    return { value: await response.json(), etag: response.headers.get("etag") };
  } catch {
    return null;
  }
};
