/** The library: manuals of programs, and what their versions and editions differ in. */
export const libraryEn = {
  title: "Library",
  lead: "The manuals your guides use. They are your own files and stay on this computer.",
  leadModel:
    "The manuals your guides use. They are your own files; the model is sent only the passages that an answer needs.",
  leadMeaning:
    "The manuals your guides use. They are your own files; all their passages are sent to the model for search by meaning.",
  add: "Import a manual",
  ask: "Ask this manual",
  sample: "Sample",
  facts: {
    versions: "{count, plural, one {version {names}} other {versions {names}}}",
    editions: "{count, plural, one {edition {names}} other {editions {names}}}",
    chunks: "{count, plural, =0 {no passages yet} one {# passage} other {# passages}}",
    differences:
      "{count, plural, one {# difference between versions} other {# differences between versions}}",
    languages: { en: "in English", ru: "in Russian" },
  },
  source: {
    files: "Files",
    sections: "{count, plural, one {# section} other {# sections}}",
    differences: "{count, plural, one {# entry} other {# entries}}",
    formats: {
      markdown: "Markdown",
      html: "HTML",
      pdf: "PDF",
      docx: "Word",
      pptx: "PowerPoint",
      odf: "OpenDocument",
      epub: "EPUB",
      chunks: "Passages (JSON)",
      differences: "Differences",
    },
    waiting: "Waiting to be read",
    counting: "Scanning",
    importing: "{done} of {total} read",
    failed: "Not imported",
    keepsOld: "Until then, the earlier import is searched.",
    bad: "{count, plural, one {# file could not be read} other {# files could not be read}}",
    badLead: "Everything else was imported. Fix and re-import what is missing.",
    again: "Import again",
    retry: "Try again",
    againOf: "Import {name} again",
    retryOf: "Try {name} again",
    remove: "Delete {name}",
  },
  meaning: {
    preparing: "Preparing search by meaning: {done} of {total}",
    ready: "Searched by words and by meaning",
    waiting:
      "Search by meaning is paused with {done} of {total} ready. {because} Until then, manuals are searched by words.",
    because: {
      away: "Its model is not responding: check that the model’s server is running and can be reached. Lectern tries again every minute.",
      busy: "The model’s provider is asking for fewer requests. Preparation will continue automatically.",
      key: "The model’s provider refuses the key: replace it in the settings.",
      refused:
        "The provider refuses the model: check your account’s balance and the model’s name in the settings.",
      unusable: "The model’s answers cannot be used: choose an embedding model in the settings.",
      setting: "The model is missing a setting: the settings page says which one.",
    },
  },
  pack: {
    addFiles: "Add files",
    addFilesTo: "Add files to {title}",
    edit: "Edit",
    editOf: "Edit {title}",
    remove: "Delete",
    removeOf: "Delete {title}",
    noFiles: "This manual has no files yet.",
    dead: "None of this could be imported, so there is nothing to search.",
    addOthers: "Choose another file",
    removeDead: "Delete this manual",
  },
  form: {
    newTitle: "Import a manual",
    editTitle: "Edit {title}",
    into: "Add to",
    newPack: "New manual",
    product: "Program",
    productPlaceholder: "For example: GIMP",
    language: "Language of the manual",
    languages: { en: "English", ru: "Russian" },
    versions: "Versions, oldest first",
    versionsPlaceholder: "2.8, 2.10, 3",
    versionsHint: "Numbers with dots. Leave empty if versions make no difference.",
    editions: "Editions, smallest first",
    editionsPlaceholder: "Lite, Standard, Suite",
    editionsHint: "Leave empty if there is only one.",
    files: "Files",
    choose: "Choose files",
    formats:
      "PDF, Word, PowerPoint, OpenDocument, EPUB, HTML (a folder as zip), Markdown or JSON (advanced); several at once.",
    chosen: "{count, plural, one {# file} other {# files}}, {size}",
    submit: "Import",
    submitting: "Sending {name}",
    save: "Save",
    errors: {
      product: "Write which program the manual is for.",
      files: "Choose at least one file.",
      office:
        "“{name}” is of an old office format, or a spreadsheet, which cannot be read. Save it as .docx, .pptx or PDF and choose the result.",
      versions:
        "“{name}” is not a version number. Write numbers with dots, separated by commas: 2.8, 2.10, 3.",
    },
  },
  removal: {
    packTitle: "Delete “{title}”?",
    packBody:
      "Its files and passages will be deleted. Guides keep their answers, but their sections can no longer be opened. This cannot be undone.",
    sampleBody: "The sample will not come back. Guides keep their answers. This cannot be undone.",
    sourceTitle: "Delete “{title}”?",
    sourceBody:
      "Its passages can no longer be found. Guides keep their answers. This cannot be undone.",
    confirm: "Delete permanently",
  },
  drop: "Drop the manual to import it",
  sendFailed: "“{name}” was not imported: {reason}",
  unreachable:
    "The server is not responding. Nothing is lost, and the page will reconnect automatically.",
  empty: {
    title: "Add your first manual",
    body: "Any program’s manual: PDF, Word, EPUB, HTML, Markdown, or a zip of these. It is read on this computer, and guides answer from it, showing the section that each answer is based on.",
  },
  firstStep: {
    title: "A sample to start with",
    body: "{title} is already here. Ask it a question, then import the manual of your own program.",
  },
};
