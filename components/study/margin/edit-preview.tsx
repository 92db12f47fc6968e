import type { EditView } from "#lib/schemas/study.ts";

/** The first words before and after an edit. */
export const EditPreview = ({ edit }: { edit: EditView }) => (
  <p className="edit-preview">
    {edit.oldPreview !== "" && <del>{edit.oldPreview}</del>}
    {edit.newPreview !== "" && <ins>{edit.newPreview}</ins>}
  </p>
);
