/** The library: manuals of programs, and what their versions and editions differ in. */
export const libraryEn = {
  title: "Library",
  lead: "Manuals that guides answer from. They are your own files and stay on this computer.",
  leadModel:
    "Manuals that guides answer from. They are your own files; a model is sent only the passages that an answer needs.",
  leadMeaning:
    "Manuals that guides answer from. They are your own files; all of their passages are sent to the embedding model, so that they are found by meaning.",
  add: "Import a manual",
  ask: "Ask this manual",
  sample: "Sample",
  facts: {
    versions: "{count, plural, one {version {names}} other {versions {names}}}",
    editions: "{count, plural, one {edition {names}} other {editions {names}}}",
    chunks:
      "{count, plural, =0 {nothing to search yet} one {# passage to search} other {# passages to search}}",
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
      chunks: "Ready passages",
      differences: "Differences",
    },
    waiting: "Waits to be read",
    counting: "Being looked at",
    importing: "{done} of {total} read",
    failed: "Not imported",
    keepsOld: "Until then the passages of the earlier import are searched.",
    bad: "{count, plural, one {# file could not be read} other {# files could not be read}}",
    badLead: "Everything else was imported. Mend it, and import it again.",
    again: "Import again",
    retry: "Try again",
    againOf: "Import {name} again",
    retryOf: "Try {name} again",
    remove: "Delete {name}",
  },
  meaning: {
    preparing: "Search by meaning is being prepared: {done} of {total}",
    ready: "Searched by words and by meaning",
    waiting:
      "Search by meaning waits, {done} of {total} are ready. {because} Until then words are searched.",
    because: {
      away: "The embedding model does not answer: check that its server runs and the connection holds. It is asked again every minute.",
      busy: "The provider of the embedding model asks to slow down. It goes on by itself.",
      key: "The provider of the embedding model refuses the key: correct it in the configuration and restart.",
      refused:
        "The provider refuses the embedding model: check the credit of your account and the name in EMBEDDING_MODEL; restart after a change of the name.",
      unusable:
        "What the embedding model answers cannot be used: check that EMBEDDING_MODEL names a model for embeddings.",
      setting: "A setting of the embedding model is missing: the settings page tells which one.",
    },
  },
  pack: {
    addFiles: "Add files",
    addFilesTo: "Add files to {title}",
    edit: "Edit",
    editOf: "Edit {title}",
    remove: "Delete",
    removeOf: "Delete {title}",
    noFiles: "This manual has no file yet.",
    dead: "None of this could be imported, so there is nothing to search.",
    addOthers: "Choose another file",
    removeDead: "Delete this manual",
  },
  form: {
    newTitle: "Import a manual",
    editTitle: "Edit {title}",
    into: "Into",
    newPack: "A new manual",
    product: "Program",
    productPlaceholder: "For example: GIMP",
    language: "Language of the manual",
    languages: { en: "English", ru: "Russian" },
    versions: "Versions, oldest first",
    versionsPlaceholder: "2.8, 2.10, 3",
    versionsHint: "Numbers with dots. Leave it empty when versions make no difference.",
    editions: "Editions, smallest first",
    editionsPlaceholder: "Lite, Standard, Suite",
    editionsHint: "Leave it empty when there is only one.",
    files: "Files",
    choose: "Choose files",
    formats: "Markdown, HTML (a folder as zip), PDF, passages as JSON; several at once.",
    chosen: "{count, plural, one {# file} other {# files}}, {size}",
    submit: "Import",
    submitting: "Sending {name}",
    save: "Save",
    errors: {
      product: "Write which program it is about.",
      files: "Choose at least one file.",
      office:
        "“{name}” is an office file (Word and the like), which is not read. Save it as PDF or as a web page (HTML), and choose that.",
      versions:
        "“{name}” is no version. Write numbers with dots, with commas between: 2.8, 2.10, 3.",
    },
  },
  removal: {
    packTitle: "Delete “{title}”?",
    packBody:
      "Its files and passages are deleted; guides keep their answers, but their sections can no more be opened. This cannot be undone.",
    sampleBody:
      "The sample does not come back by itself. Guides keep their answers. This cannot be undone.",
    sourceTitle: "Delete “{title}”?",
    sourceBody: "Its passages are no more found. Guides keep their answers. This cannot be undone.",
    confirm: "Delete for ever",
  },
  drop: "Drop the manual to import it",
  sendFailed: "“{name}” was not imported: {reason}",
  unreachable: "The server does not answer. The page keeps asking; nothing is lost.",
  empty: {
    title: "Bring a manual",
    body: "Any program's manual: as Markdown, HTML, PDF, or a zip of them. It is read here, and guides answer from it with the section they rest on.",
  },
  firstStep: {
    title: "A sample to begin with",
    body: "{title} is here already. Ask it something, then import the manual of your own program.",
  },
};
