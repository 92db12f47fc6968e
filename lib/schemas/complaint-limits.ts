/** What a student may say of a question. Apart from the schemas, as the form that asks it runs without them. */
export const complaintKinds = ["wrong_key", "several_right", "unclear", "not_in_notes"] as const;

/** Of a complaint in the student's own words, in UTF-16 units. */
export const maxComplaintCharacters = 1_000;
