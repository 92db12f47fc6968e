/**
 * The wait a provider asks for, in milliseconds: `retry-after-ms`, or `retry-after` as seconds or
 * as a date. Null when it says nothing that can be understood.
 */
export const retryAfterMs = (
  headers: Readonly<Record<string, string>> | undefined,
  now: Date,
): number | null => {
  const precise = Number.parseFloat(headers?.["retry-after-ms"] ?? "");
  if (precise >= 0) return precise;
  const value = headers?.["retry-after"]?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
};
