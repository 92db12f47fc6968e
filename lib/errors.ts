/**
 * Every error a user can meet: its code and the HTTP status it travels with.
 * The sentence for the user is `errors.<code>` in the message catalogue.
 */
export const errorStatus = {
  bad_request: 400,
  note_empty: 400,
  note_too_large: 413,
  note_too_heavy: 422,
  note_not_text: 415,
  body_too_large: 413,
  content_type_refused: 415,
  not_found: 404,
  method_not_allowed: 405,
  url_too_long: 414,
  headers_too_large: 431,
  request_timeout: 408,
  host_refused: 403,
  origin_refused: 403,
  read_only: 403,
  rate_limited: 429,
  uploads_crowded: 503,
  thread_not_waiting: 409,
  thread_not_retryable: 409,
  question_closed: 409,
  question_changed: 409,
  question_in_doubt: 409,
  question_unfit: 422,
  nothing_to_retry: 409,
  note_garbage: 422,
  quote_too_long: 422,
  topic_empty: 400,
  topic_too_long: 413,
  topic_garbage: 422,
  photo_too_large: 413,
  photo_not_picture: 415,
  photo_broken: 422,
  too_many_photos: 422,
  screenshot_too_large: 413,
  screenshot_not_picture: 415,
  screenshot_broken: 422,
  too_many_screenshots: 422,
  guide_unanswered: 409,
  pack_deleted: 409,
  source_too_large: 413,
  source_not_readable: 415,
  source_office_file: 415,
  source_encrypted: 422,
  note_file_too_large: 413,
  note_file_photo: 415,
  note_file_scanned: 422,
  note_file_no_text: 422,
  note_file_too_long: 422,
  file_reading_ended: 422,
  note_files_busy: 503,
  card_file_too_large: 413,
  card_file_none: 422,
  card_file_covered: 422,
  card_file_broken: 422,
  card_file_too_many: 422,
  archive_too_large: 413,
  archive_foreign: 415,
  archive_broken: 422,
  archive_newer: 422,
  page_address_invalid: 400,
  page_address_private: 422,
  page_unreachable: 502,
  page_not_given: 502,
  page_redirects: 502,
  page_too_large: 422,
  page_too_slow: 504,
  page_no_text: 422,
  source_zip_broken: 422,
  source_zip_encrypted: 422,
  source_zip_unsafe: 422,
  source_zip_bomb: 422,
  source_pdf_broken: 422,
  source_pdf_encrypted: 422,
  source_pdf_scanned: 422,
  source_json_invalid: 422,
  source_file_broken: 422,
  source_too_heavy: 422,
  source_too_slow: 422,
  source_reader_ended: 422,
  source_too_long: 422,
  source_no_text: 422,
  source_not_failed: 409,
  source_known: 409,
  document_changed: 409,
  manual_changed: 409,
  passage_gone: 409,
  card_known: 409,
  reviewed_since: 409,
  press_key_used: 409,
  card_of_quiz: 409,
  card_files_too_large: 413,
  card_picture_too_large: 413,
  card_picture_not_picture: 415,
  card_picture_broken: 422,
  card_picture_gone: 409,
  card_gaps_many: 422,
  card_one_side: 422,
  card_pictures_many: 422,
  card_pictures_full: 422,
  card_fit_few: 409,
  card_fit_running: 409,
  card_fit_unavailable: 503,
  card_fit_failed: 503,
  card_tag_long: 422,
  card_tag_signs: 422,
  card_tags_many: 422,
  sentence_changed: 409,
  source_changed: 409,
  own_wording_unfit: 422,
  note_left_empty: 409,
  code_repeated: 409,
  too_many_packs: 422,
  too_many_sources: 422,
  too_many_subjects: 422,
  default_subject: 409,
  ocr_unavailable: 503,
  ocr_failed: 422,
  document_not_ready: 409,
  document_too_long: 413,
  text_broken: 422,
  patch_stale: 409,
  edit_conflict: 409,
  conflict_place_gone: 409,
  edit_stale: 409,
  nothing_to_undo: 409,
  nothing_to_redo: 409,
  answer_not_in_document: 422,
  answer_unproved: 422,
  answer_beside_question: 422,
  artifacts_unwritable: 500,
  note_exhausted: 422,
  nothing_written: 422,
  no_questions: 422,
  model_refused_key: 502,
  model_refused_request: 502,
  model_context_exceeded: 422,
  model_unavailable: 503,
  model_rate_limited: 503,
  model_timeout: 504,
  model_reply_invalid: 502,
  model_not_configured: 503,
  budget_reached: 402,
  address_refused: 422,
  address_changed: 409,
  settings_not_here: 403,
  settings_from_environment: 409,
  secret_missing: 409,
  pull_running: 409,
  model_list_unreadable: 502,
  stopped: 409,
  database_unavailable: 503,
  database_restarting: 503,
  database_crowded: 503,
  disk_full: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The errors that may go away by themselves: the queue runs the node again. */
const transient: ReadonlySet<ErrorCode> = new Set([
  "model_unavailable",
  "model_rate_limited",
  "model_timeout",
  "model_reply_invalid",
  "database_unavailable",
  "database_restarting",
  "database_crowded",
  "disk_full",
  "internal",
]);

/** The errors of a database that refuses its service: who waits for it is served again. */
const databaseTrouble = [
  "database_unavailable",
  "database_restarting",
  "database_crowded",
  "disk_full",
] as const;
export type DatabaseTrouble = (typeof databaseTrouble)[number];

/** Whether it is one of them: no fault of what was asked, nor of who did it. */
export const isDatabaseTrouble = (code: string): code is DatabaseTrouble =>
  databaseTrouble.some((one) => one === code);

/** The errors that another run of the same work cannot mend: only another note, topic or pack can. */
const final: ReadonlySet<string> = new Set<ErrorCode>([
  "note_garbage",
  "note_too_heavy",
  "note_exhausted",
  "nothing_written",
  "no_questions",
  "topic_empty",
  "topic_too_long",
  "topic_garbage",
  "pack_deleted",
]);

/** Whether it is one of them; a view names codes as text. */
export const isFinal = (code: string): boolean => final.has(code);

export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

/** The same in every copy of this module: the server's bundles hold one each. */
const brand = Symbol.for("lectern.AppError");

/** The one error class. `message` is for the log; users read the catalogue's sentence for `code`. */
export class AppError extends Error {
  readonly [brand] = true;

  static override [Symbol.hasInstance](value: unknown): value is AppError {
    return typeof value === "object" && value !== null && brand in value;
  }

  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** How long the other side asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; details?: ErrorDetails; retryAfterMs?: number | null } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get transient(): boolean {
    return transient.has(this.code);
  }
}

/** Codes of Node, of the drivers and of Postgres that mean: no database at the moment. */
const databaseGone = /^(?:ECONN(?:REFUSED|RESET)|CONNECT(?:ION)?_\w+|57P0[123]|08\w{3})$/;

const databaseErrors: Readonly<Record<string, ErrorCode>> = {
  // too_many_connections; what is left is for superusers; the role's own limit
  "53300": "database_crowded",
  "53100": "disk_full",
};

/** What a driver's error tells of the database, by the code of it or of one of its causes; null when nothing. */
const databaseErrorCode = (thrown: unknown): ErrorCode | null => {
  for (let cause = thrown, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    const code = "code" in cause ? String(cause.code) : "";
    const known = databaseErrors[code];
    if (known !== undefined) return known;
    if (databaseGone.test(code)) return "database_unavailable";
    cause = cause.cause;
  }
  return null;
};

/**
 * Any thrown value as an `AppError`: a database that refuses its service is told apart, all else unknown is
 * `internal`. The cause is kept.
 */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : new AppError(
        databaseErrorCode(thrown) ?? "internal",
        thrown instanceof Error ? thrown.message : String(thrown),
        { cause: thrown },
      );
