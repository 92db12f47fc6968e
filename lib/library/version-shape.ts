/** A version such as "12" or "12.0.5": numbers with dots. */
export const versionShape = /^\d{1,6}(\.\d{1,6}){0,3}$/u;
