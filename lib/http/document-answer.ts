interface DocumentState {
  readonly revision: number;
  readonly status: "editing" | "completed";
}

/** The tag of a document: its revision, and whether its editing was declared finished. */
export const documentTag = ({ revision, status }: DocumentState): string =>
  status === "completed" ? `"${revision}-completed"` : `"${revision}"`;

/** Snake case, because existing clients speak it. Every edit raises the revision by one, so it counts them. */
export const documentBody = ({
  text,
  revision,
  status,
}: DocumentState & { readonly text: string }) => ({
  document: text,
  edit_count: revision,
  status,
  revision,
});
