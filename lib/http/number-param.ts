import { AppError } from "../errors.ts";

/** A number in a path, such as that of an edit. @throws AppError not_found: anything else names nothing. */
export const numberParam = (value: string): number => {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(value)) {
    throw new AppError("not_found", "The path holds no number.");
  }
  return Number(value);
};
