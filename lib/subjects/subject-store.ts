import type { SubjectChange, SubjectView } from "#lib/schemas/subject.ts";

/** How many subjects somebody may have, archived ones included. */
export const maxSubjects = 100;

/** A subject as it is stored: the one that everything starts in has no name until it is given one. */
export type StoredSubject = Omit<SubjectView, "name"> & { readonly name: string | null };

/** Subjects as their owner may see and change them. */
export interface SubjectStore {
  /** The one that everything starts in, then the others by name; those that are archived come last. */
  readonly list: (ownerId: string) => Promise<StoredSubject[]>;
  /** @throws AppError not_found */
  readonly get: (ownerId: string, subjectId: string) => Promise<StoredSubject>;
  /** The id of the subject in which something was last begun; null before anything was. */
  readonly current: (ownerId: string) => Promise<string | null>;
  /** Returns its id. @throws AppError too_many_subjects */
  readonly create: (ownerId: string, name: string) => Promise<string>;
  /** @throws AppError not_found, default_subject when the one that everything starts in is to be archived */
  readonly change: (ownerId: string, subjectId: string, change: SubjectChange) => Promise<void>;
}
