import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import type { Principal } from "#lib/principal.ts";

/** Functions that name the owner first. */
type OfOwner = Readonly<Record<string, (ownerId: string, ...rest: never[]) => unknown>>;

interface Group {
  /** Changes nothing that anybody sees. */
  readonly read: OfOwner;
  readonly write: OfOwner;
}

const refusing = (functions: OfOwner) =>
  Object.fromEntries(
    Object.keys(functions).map((name) => [
      name,
      () => {
        throw new AppError("read_only", `${name} is for who may write`);
      },
    ]),
  );

/** A group of the services for one principal: what is theirs, and nothing of anybody else's. */
export const forPrincipal = <Given extends Group>(
  { owner, mayWrite }: Principal,
  { read, write }: Given,
) => {
  type Part<Name extends "read" | "write"> = ReturnType<typeof bound<string, Given[Name]>>;
  return {
    read: bound(owner, read) as Part<"read">,
    write: (mayWrite ? bound(owner, write) : refusing(write)) as Part<"write">,
  };
};
