import type { ErrorCode } from "#lib/errors.ts";

/** One sentence or two for every error: what happened, what is safe, what to do. No placeholders. */
export const errorsEn = {
  bad_request:
    "The server did not understand the request. Nothing was changed; reload the page and try again.",
  note_empty: "The note is empty. Paste some text or choose a file that has text in it.",
  note_too_large:
    "The note is larger than 1\u00a0MB. Nothing was saved; split it into parts and make a quiz from each.",
  note_too_heavy:
    "Reading this text took too long or too much memory. The text itself is saved; split it into parts and start again with each.",
  note_not_text:
    "The file is not plain text. Save it as .md or .txt in UTF-8 and choose it again; for a PDF or a Word file, copy its text and paste it here.",
  body_too_large: "Too much was sent at once. Nothing was changed; send less at a time.",
  content_type_refused:
    "This content type is not accepted here. Send JSON, or a form with a file where a note is expected.",
  not_found:
    "There is nothing at this address. It may have been deleted; your work is on the home page.",
  method_not_allowed: "This address does not accept this kind of request. Nothing was changed.",
  url_too_long: "The address is too long. Nothing was changed; open the page from the home page.",
  headers_too_large:
    "The request has too many headers or cookies. Nothing was changed; delete this site’s cookies and try again.",
  request_timeout: "The request took too long to arrive. Nothing was changed; try again.",
  host_refused:
    "The server does not accept this host name. Open the address that it printed when it started, or add the name to ALLOWED_HOSTS.",
  read_only: "You can look at this but not change it. Ask its owner to make the change.",
  origin_refused:
    "The request came from another site and was refused. Nothing was changed; open this page at its own address and try again.",
  rate_limited: "Too many requests at once. Nothing is lost; wait a moment and try again.",
  uploads_crowded:
    "Too many large files are being sent at the same time. This one was not taken; send it again in a few seconds.",
  thread_not_waiting:
    "No answer is expected here at the moment. Reload the page to see the current state.",
  thread_not_retryable:
    "This cannot be continued: it is running, is finished, or has ended for good. Reload the page to see the current state.",
  question_closed:
    "This question is closed: it has already been answered and the first answer counts, or another round has begun.",
  question_changed:
    "This question, or your note behind it, was changed since you opened it, so nothing was saved. Look at it once more.",
  question_in_doubt:
    "This question stays out of the quiz: the sentence of your note behind it has come into doubt, as the list above the quiz says.",
  question_unfit:
    "The question could not be saved as it is. Nothing is lost; change it and save it again.",
  nothing_to_retry: "There are no mistakes in this round.",
  note_garbage:
    "This does not look like a note: it has no sentences to learn from. Start again with a different text.",
  quote_too_long:
    "The quote is too long to search for. Quote a shorter passage; the document is unchanged.",
  note_exhausted:
    "You have already been asked everything that this note can give. Answer the earlier questions again, or make a quiz from a longer note.",
  nothing_written:
    "No new question was written this time, though this note has more to ask about. Make another quiz of it.",
  no_questions:
    "No question could be made that the note clearly answers. Add definitions or complete sentences to it and make a new quiz.",
  model_refused_key:
    "The model’s provider refused the key. The note and all finished steps are saved; correct the key in the settings and try again.",
  model_refused_request:
    "The model’s provider refused the request. The note and all finished steps are saved; check the model’s name in the settings and try again.",
  model_context_exceeded:
    "The note is too long for this model. It is saved; split it, or choose a model with a larger context.",
  model_unavailable:
    "The model cannot be reached. The note and all finished steps are saved; check the connection and try again.",
  model_rate_limited:
    "The model’s provider is asking for fewer requests. The note and all finished steps are saved; try again in a few minutes.",
  model_timeout:
    "The model did not answer in time. The note and all finished steps are saved; try again now or later.",
  model_reply_invalid:
    "The model’s answers were unusable several times in a row. The note and all finished steps are saved; try again, or choose another model.",
  model_not_configured:
    "A model is named in the configuration, but a setting for it is missing. The settings page says which one.",
  budget_reached:
    "The next call to the model would exceed your spending limit. Everything so far is saved: raise the limit in the settings and continue.",
  address_refused:
    "This address cannot be used. Enter the http or https address of a model server, without a user name or a question mark in it; redirects to other servers are not followed.",
  address_changed:
    "The address was changed in the meantime, perhaps in another tab. Check it and enter the key again.",
  settings_not_here:
    "Settings can be changed only on the computer where Lectern runs. If a login protects this server, start it with SETTINGS=on.",
  settings_from_environment: "This is set in the server’s environment and cannot be changed here.",
  secret_missing:
    "Keys cannot be stored yet: with your own database, the server needs SECRET_KEY (or SECRET_KEY_FILE) to encrypt them. Set it and restart the server.",
  pull_running:
    "Another model is already being downloaded. Wait until it is ready, or stop it and then download this one.",
  model_list_unreadable:
    "The provider answered, but not with a list of models. Check the address; you can also type the model’s name yourself.",
  stopped: "This was stopped. The note and all finished steps are saved, and you can continue.",
  database_unavailable:
    "The database is not responding. Everything saved is safe; wait a moment and try again.",
  database_restarting:
    "The database stopped unexpectedly and is being started again. Everything saved is safe; wait a moment and try again.",
  database_crowded:
    "The database has no free connections: other programs are using all of them. Everything saved is safe; try again in a moment.",
  disk_full:
    "The disk is full, so nothing new can be saved. Free up some space: everything saved is safe, and work will continue automatically.",
  internal:
    "Something went wrong on the server. Everything saved is safe; try again, and check the server’s log if it happens again.",
  topic_empty: "Write what the document should be about: a topic or an exam question.",
  topic_too_long:
    "The topic is too long. Keep it under 2,000\u00a0characters and put the rest into your notes.",
  topic_garbage:
    "There is nothing to write about in this topic. Put it into words: a topic or an exam question.",
  photo_too_large:
    "This photo is larger than 10\u00a0MB or 64\u00a0megapixels. Make it smaller and add it again; nothing else was lost.",
  photo_not_picture:
    "This file is not a PNG, JPEG or WebP image with a single frame. Save the page as one of these and add it again.",
  photo_broken:
    "This photo cannot be read: the file is damaged or incomplete. Take or save it again.",
  too_many_photos: "A document can have up to 10 photos. Remove one before you add another.",
  screenshot_too_large:
    "This screenshot is larger than 20\u00a0MB, 40\u00a0megapixels or 8,192\u00a0pixels on one side. Capture only the window you need and add it again; nothing else was lost.",
  screenshot_not_picture:
    "This file is not a PNG, JPEG or WebP image with a single frame. Save the screenshot as one of these and add it again.",
  screenshot_broken:
    "This screenshot cannot be read: the file is damaged or incomplete. Take it again.",
  too_many_screenshots:
    "This guide already has 60 screenshots, and each belongs to a step. Start a new guide for the rest of the task.",
  guide_unanswered:
    "This guide has no answer yet that could be saved as a note. Wait for its answer, or ask in other words.",
  pack_deleted:
    "The manual for this guide was deleted from the library. Import it again and ask again; earlier answers are saved.",
  source_too_large:
    "This file is larger than 128\u00a0MB, or its text is larger than 48\u00a0MB. Remove pictures and videos, or import the manual in parts; nothing else was lost.",
  source_not_readable:
    "This file is of a format that cannot be read. Save it as PDF, Word (.docx), PowerPoint (.pptx), OpenDocument, EPUB, HTML, Markdown or text, and choose it again.",
  source_office_file:
    "This is an office document of an old format, or a spreadsheet, which cannot be read. Open it in its program, save it as .docx, .pptx or PDF, and choose the result.",
  source_encrypted:
    "This file is protected by a password. Open it in its program, save it without one, and choose it again.",
  note_file_too_large:
    "This file is larger than 64\u00a0MB. Save it without its pictures or split it into parts, and choose those.",
  note_file_photo:
    "This is a picture. Photos of notes become a document: choose “New document”, then “Add photos”. PNG, JPEG and WebP are taken; save any other, such as HEIC, as JPEG first.",
  note_file_scanned:
    "This PDF contains only images of pages and no text. Photograph the pages or save them as pictures, then choose “New document” and “Add photos”. Or run text recognition (OCR) on the PDF and choose the result.",
  note_file_no_text:
    "No text was found in this file. If it contains pictures of notes, save them as files, then choose “New document” and “Add photos”. Otherwise check that it is the right file.",
  note_file_too_long:
    "This file contains more than 20 million characters of text. Split it into parts and choose the ones you need.",
  file_reading_ended:
    "Reading this file broke off. Choose it again; if it happens once more, save the file again in its program and choose the new one.",
  note_files_busy:
    "Many files are being read right now. Nothing was lost: wait a few seconds and choose the file again.",
  card_file_too_large:
    "This file is too large: over 128\u00a0MB, or over 50,000 pictures and sounds. Export the deck from Anki again in parts, or without media, and choose the new file.",
  card_file_none:
    "No cards were found in this file. Choose an .apkg package from Anki, or a table (CSV or TSV) with a question and an answer in each row.",
  card_file_covered:
    "All cards of this file are pictures with covered places (Image Occlusion), which cannot be imported. Choose another file.",
  card_file_broken:
    "This package is damaged and cannot be read. Export the deck from Anki again and choose the new file.",
  card_file_too_many:
    "This file has more than 50,000 cards. Split it into smaller files (Anki exports decks one by one) and import each.",
  archive_too_large:
    "A subject can be moved as a file of up to 100 MB. Delete photos or screenshots that you no longer need, or move some of its work to another subject, and download each.",
  archive_foreign:
    "This is not a subject downloaded from Lectern. Choose the ZIP file as it was downloaded from the subject’s page.",
  archive_broken:
    "This file is damaged or was changed, so nothing of it was imported. Download the subject again and choose the new file.",
  archive_newer:
    "This file comes from a newer version of Lectern. Update Lectern here, then import it again.",
  page_address_invalid:
    "This is not the address of a web page. Copy it from your browser’s address bar; it begins with https:// or http://.",
  page_address_private:
    "This address is not on the public internet, so Lectern does not open it. Open the page in your browser, save it as a file and add that, or paste its text.",
  page_unreachable:
    "This page cannot be reached: the address does not exist, or its server does not answer. Check the address, then try again.",
  page_not_given:
    "The server does not give this page out (it answered {status}). Open it in your browser, save it as a file and add that, or paste its text.",
  page_redirects:
    "This address leads on to others without end. Open it in your browser and copy the address that you arrive at.",
  page_too_large:
    "This page is larger than 10 MB. Save it in your browser as a file and add that, or paste the part that you need.",
  page_too_slow:
    "This page did not arrive within 20 seconds. Try again later, or save it in your browser as a file and add that.",
  page_no_text:
    "No text was found on this page: it may need a login, or show its text only in a browser. Open it there, save it as a PDF and add that, or paste its text.",
  source_zip_broken:
    "This zip is damaged or incomplete. Zip the folder again with standard compression and choose the new file.",
  source_zip_encrypted:
    "This zip is protected by a password. Unzip it, zip the folder again without a password and choose the new file.",
  source_zip_unsafe:
    "This zip contains a link or a name that points outside its folder, so it was not read. Zip the folder again with only the files themselves.",
  source_zip_bomb:
    "This zip is too large when unzipped: over 512\u00a0MB of text, over 50,000 files, or a file that grows more than 200 times. Zip only the pages you need, and split a large folder into several zips.",
  source_pdf_broken:
    "This PDF is damaged or incomplete. Open it in a PDF viewer, save it again and choose the new file.",
  source_pdf_encrypted:
    "This PDF is protected by a password. Save it without one and choose it again.",
  source_pdf_scanned:
    "This PDF contains only images of pages and no text. Run text recognition (OCR) on it, or find the manual as HTML, and import the result.",
  source_json_invalid:
    "This JSON has none of the known formats: passages, differences or the description of a manual. A single wrong entry rejects the whole file; compare it with the README and import it again.",
  source_file_broken:
    "This file could not be read: it is damaged or has an unusual format. Save it again in its program and choose the new file.",
  source_too_heavy:
    "Reading this file takes more than 512\u00a0MB of memory, so it was stopped. Split it into smaller files, or save it again in another program, and choose the result.",
  source_too_slow:
    "Reading this file takes far longer than is usual for a file of its size, so it was stopped. Split it into smaller files, or save it again in another program, and choose the result.",
  source_reader_ended:
    "Reading this file failed twice, so Lectern will not try again automatically. Press “Try again” if the computer was short of memory; otherwise save the file again and import the new one.",
  source_too_long:
    "This manual has more than 200,000 passages. Import it in parts, each as a separate manual.",
  source_no_text:
    "No searchable text was found. Check that the file contains the manual’s pages, not just a table of contents or pictures, and import it again.",
  source_not_failed:
    "This import did not fail, so there is nothing to retry. To replace the file, import it again.",
  source_known:
    "Another source of this subject has exactly this text. Nothing was changed; use that one, or delete one of the two.",
  manual_changed:
    "The manual has changed again in the meantime. Nothing was stored; the page now shows what is different.",
  document_changed:
    "The document or the source was changed again in the meantime. Nothing was taken over; the page now shows what is different.",
  passage_gone:
    "This passage is no longer in the document, so no quiz was made. Reload the page to see the document as it is now.",
  card_known:
    "Another card of this subject has exactly these two sides. Nothing was changed; use that one, or write something else.",
  card_of_quiz:
    "This card is a question of a quiz, so it cannot be edited or deleted here. Nothing was changed; you can suspend it.",
  card_files_too_large:
    "These cards have more than 120\u00a0MB of pictures, too much for one file. Choose a subject above the list and download its cards by themselves.",
  card_picture_too_large:
    "This picture is larger than 10\u00a0MB or 64\u00a0megapixels. Make it smaller and add it again; the rest of the card is still here.",
  card_picture_not_picture:
    "This file is not a PNG, JPEG or WebP image with a single frame. Save the picture as one of these and add it again.",
  card_picture_broken:
    "This picture cannot be read: the file is damaged or incomplete. Save it again and add it once more.",
  card_picture_gone:
    "A picture of this card is no longer on the server. Remove it from the card and add it again.",
  card_gaps_many:
    "A card can have up to 20 separate gaps. Give some the same number, or write several cards.",
  card_one_side: "A card needs a back, or a gap on its front.",
  card_pictures_many: "A card can have up to 20 pictures. Remove some before you add others.",
  card_fit_few:
    "The schedule can be fitted from 400 answers on. Go on reviewing, and try again then.",
  card_fit_running: "The schedule is being fitted already. Try again in a minute.",
  card_fit_unavailable:
    "The schedule cannot be fitted on this computer, as FSRS’s optimiser is not made for its system. The usual schedule stays in use.",
  card_fit_failed:
    "The schedule could not be fitted, and nothing has changed. Try again; if it fails once more, the server has too little memory or time for it.",
  card_tag_long: "A tag can have up to 60 characters. Shorten it and save the card again.",
  card_tag_signs:
    "A tag can’t have commas or line breaks. Make several tags of it and save the card again.",
  card_tags_many: "A card can have up to 20 tags. Remove some before you add others.",
  card_pictures_full:
    "The pictures of your cards take up 500\u00a0MB, and there is no room for more. Delete cards with pictures that you no longer need, then add this one again.",
  sentence_changed:
    "This sentence is no longer in your note, so nothing was changed. Open the note and correct it there.",
  source_changed:
    "This source was changed in the meantime, so nothing was made from it. Choose the parts again.",
  code_repeated:
    "This code appears more than once in your note, so nothing was changed. Open the note and change the right one there.",
  note_left_empty:
    "This code is all that your note has, so it can’t be taken out. Put code of your own in its place, or delete the note.",
  own_wording_unfit:
    "Your wording could not be saved as it is. Nothing is lost; change it and save it again.",
  too_many_packs:
    "The library can have up to 100 manuals. Delete one that you do not need before you add another.",
  too_many_sources:
    "A manual can have up to 60 files. Put the rest into one zip, or delete a file first.",
  too_many_subjects:
    "You can have up to 100 subjects, archived ones included. Rename one that you no longer need instead of adding another.",
  default_subject:
    "This subject cannot be archived or deleted, because it is the one you started with. Rename it, or move what is in it to another subject.",
  ocr_unavailable:
    "Text in photos cannot be read yet: the language files for text recognition are missing and could not be downloaded. Type the text next to the photo, or install the packages tesseract-ocr-eng and tesseract-ocr-rus and try again.",
  ocr_failed:
    "Nothing could be read from this photo. Type its text next to it, or take the photo again, closer and in better light.",
  document_not_ready:
    "The document has not been written yet. Wait until it is ready, then send the edit again.",
  document_too_long:
    "The document would exceed a million characters. Shorten it first; nothing was changed.",
  text_broken:
    "The text contains a character that cannot be saved, such as a broken symbol. Nothing was changed; remove it and send the text again.",
  patch_stale:
    "The text to replace no longer appears exactly once in the document. Nothing was changed; read the document again and send a new patch.",
  edit_conflict:
    "Later edits changed the same words, so this cannot be done on its own. Nothing was changed; undo the later edit first, or restore an earlier version.",
  conflict_place_gone:
    "This sentence has changed in the meantime, so it cannot be replaced. Nothing was changed; edit it yourself or ask for the change.",
  edit_stale:
    "The document has changed in the meantime. Nothing was lost; your words are being added to the newest version.",
  nothing_to_undo: "There is nothing left to undo.",
  reviewed_since: "This card was graded again since, here or on another device. That grade stands.",
  press_key_used: "This key was sent with something else before. Send this one with a new key.",
  nothing_to_redo: "There is nothing to redo.",
  answer_not_in_document:
    "The document does not answer this question. Add what is missing and request the answer again, or ask another question.",
  answer_unproved:
    "No answer was supported by a passage of the document, so none is shown. Request it again; the other answers are saved.",
  answer_beside_question:
    "The model answered a different question, so its answer is not shown. Request it again; the other answers are saved.",
  artifacts_unwritable:
    "The files could not be written to the artifact folder. The document is safe, and Lectern will try again; check that the folder exists, is writable and has free disk space.",
} satisfies Record<ErrorCode, string>;

export const homeEn = {
  title: "Your work",
  newStudy: "New document",
  newQuiz: "New quiz",
  newGuide: "New guide",
  new: "Start something new",
  goOn: {
    caption: "Continue where you left off",
    ready: "Ready to start",
    running: "Lectern is working on this",
    action: "Continue",
    start: "Start",
    answer: "Answer",
    open: "Open",
  },
  waiting: {
    title: "{count, plural, one {Waiting for you} other {Waiting for you}}",
    failed: "Could not be made",
    more: "{count, plural, one {# more} other {# more}}",
  },
  asks: {
    study_choice: "Which passage do you mean?",
    study_notes: "Add your notes, or go on without them",
    study_review: "Check what was read from your photos",
    study_questions: "Choose the questions",
    guide_version: "Check the version first",
    guide_confirm: "Did it work?",
    guide_review: "Was this step done?",
    guide_again: "Try another answer?",
  },
  search: "Search titles and texts",
  searchTitles: "Search by title",
  kind: "Type",
  anyKind: "All types",
  ofKind: { quiz: "Quizzes", study: "Documents", guide: "Guides" },
  phase: "Progress",
  anyPhase: "Any progress",
  ofPhase: { open: "In progress", over: "Finished", halted: "Stopped or failed" },
  nothingOfThese: "Nothing matches these filters.",
  found: "{count, plural, one {# result} other {# results}} for “{query}”",
  nothingFound: "No results for “{query}”",
  showAll: "Show all",
  today: "Today",
  yesterday: "Yesterday",
  week: "Past 7 days",
  month: "Earlier this month",
  when: { today: "today at {time}", yesterday: "yesterday at {time}", week: "{weekday}" },
  exam: {
    title: "Exam: {subject}",
    today: "Today",
    tomorrow: "Tomorrow",
    in: "{days, plural, one {In # day} other {In # days}}",
  },
  kinds: { quiz: "Quiz", study: "Document", guide: "Guide" },
  states: {
    running: "Being prepared",
    waiting: "Your turn",
    done: "Done",
    failed: "Failed",
    stopped: "Stopped",
    draft: "Draft",
    not_started: "Not started",
    playing: "{done} of {total} answered",
    retrying: "Retrying mistakes: {done} of {total}",
    played: "Played: {done} of {total} right",
    answered: "Answered",
    unanswered: "No answer",
    in_steps: "In progress",
    left: "Paused",
    solved: "Solved",
    unsolved: "Not solved",
  },
  first: {
    title: "Study from your own notes",
    body: "Put in a note, a file or a question, then choose what it becomes.",
    field: "A note, a topic or a question",
    placeholder: "Paste a note, or write a topic or a question.",
    drop: "or drop a file on the page: PDF, Word, slides, text",
    what: "What should it become?",
    make: { quiz: "A quiz", study: "A document", guide: "A guide" },
    kinds: { quiz: "A quiz", study: "A document", guide: "A guide" },
    about: {
      quiz: "Questions on your note. What you answer comes back until you know it.",
      study:
        "One text from a topic and your notes. Every line links back to them, and you change it sentence by sentence.",
      guide:
        "How to do something in a program: an answer from its manual, step by step on your own screen.",
    },
    cards: "Have cards in Anki or in a table?",
    toCards: "Bring them in",
    try: {
      quiz: "Try a sample quiz",
      study: "Try a sample document",
      guide: "Try a sample guide",
    },
    quiz: {
      question: "In which structure is the element added last removed first?",
      stack: "Stack",
      queue: "Queue",
      heap: "Heap",
    },
    study: {
      heading: "Linear structures",
      before: "Queue is a collection in which the element",
      changed: "added first is removed first (FIFO)",
      note: "Changed at your request · Undo",
    },
    guide: {
      question: "How do I record from a microphone?",
      step: "Step 1 of 4",
      text: "Press the Arm button of the track.",
    },
  },
  actions: {
    rename: "Rename or move",
    renameLabel: "Title",
    save: "Save",
    delete: "Delete",
    deleteTitle: "Delete “{title}”?",
    deleteBody:
      "Everything in it will be deleted: photos, the text and its history, questions and answers. The notes it was made from stay among the sources of its subject; you can delete them there. From the bin it can be restored for 30 days.",
    deleteConfirm: "Delete permanently",
    bin: "Move to bin",
  },
  drop: "Drop the file to make a quiz from it",
};

export const subjectsEn = {
  general: "General",
  label: "Subject",
  list: "Subjects",
  all: "All",
  new: "New subject",
  nameLabel: "Name",
  create: "Create",
  actions: "Subject actions",
  rename: "Rename",
  renameTitle: "Rename the subject",
  save: "Save",
  exam: {
    date: "Exam date",
    title: "When is the exam?",
    label: "Day of the exam",
    hint: "Until then, the cards of this subject come up so that you know as many as possible on that day.",
    remove: "Remove the date",
  },
  archive: "Archive",
  unarchive: "Take out of the archive",
  archived: "Archived",
  archivedList: "{count, plural, one {# archived subject} other {# archived subjects}}",
  delete: "Delete",
  deleteTitle: "Delete the subject “{name}”?",
  deleteContents: "What it holds",
  toBin: "Goes to the bin for 30 days",
  cardsStay: "They move to the subject you started with, and you go on reviewing them.",
  cardsStayArchived: "They move to the subject you started with, and come up for review again.",
  cardsGo:
    "Cards of a quiz come back if you take it out of the bin. All others are deleted permanently, right away, with their progress.",
  cardsMove:
    "{count, plural, one {Its card moves along, with your progress.} other {Its # cards move along, with your progress.}}",
  moveTo: "Moves to “{name}”",
  archivedNote:
    "This subject is archived: its contents are not listed on the home page, and its cards are not reviewed.",
  empty:
    "Nothing here yet. Drop your notes anywhere on this page, or begin something: it will belong to this subject.",
  nothingMade: "Nothing has been made yet. Make a quiz or a document from a source above.",
  file: {
    download: "Download all (ZIP)",
    leftOutTitle: "Some work is not finished",
    leftOutBody:
      "The file will hold everything in this subject except what is still in progress or failed:",
    brokenTitle: "Some work is damaged",
    brokenBody:
      "What is stored of this is damaged, and another Lectern could not read it. It stays here as it is:",
    without: "Download without it",
    import: "Import a subject",
    fromElsewhere: "Used Lectern on another computer?",
    importing: "Importing {name}…",
    importedTitle: "“{name}” has been imported",
    documents: "{count, plural, one {# document} other {# documents}}",
    quizzes: "{count, plural, one {# quiz} other {# quizzes}}",
    guides: "{count, plural, one {# guide} other {# guides}}",
    sources: "{count, plural, one {# source} other {# sources}}",
    cards: "{count, plural, one {# card} other {# cards}}",
    nothing: "The subject is empty.",
    stayed: "Not in the file, because it was not finished when the subject was downloaded:",
    brokenStayed: "Not in the file, because what was stored of it was damaged:",
    knownTitle: "“{name}” is already here",
    knownBody: "This file was imported before. Nothing has changed.",
    open: "Open the subject",
  },
};

export const binEn = {
  title: "Bin",
  link: "Bin ({count})",
  lead: "What you delete stays here for 30 days and can be restored. Then it is deleted permanently.",
  empty: "The bin is empty.",
  source: "Source",
  goneAt: "deleted permanently on {date}",
  restore: "Restore",
  deleteNow: "Delete now",
  deleteTitle: "Delete “{title}” permanently?",
  deleteBody: "This cannot be undone.",
  deleteConfirm: "Delete permanently",
};

export const sourcesEn = {
  title: "Sources",
  text: "Text",
  corrections:
    "{count, plural, one {# correction is not in this text yet} other {# corrections are not in this text yet}}",
  inReport: "Open in the quiz’s report",
  words: "{words, plural, one {# word} other {# words}}",
  picture: "Picture",
  readOn: "read on {date}",
  addedOn: "added on {date}",
  used: "{count, plural, =0 {not used} one {used once} other {used in #}}",
  quiz: "Quiz",
  document: "Document",
  makeQuiz: "Make a quiz",
  makeDocument: "Make a document",
  quizFromNotes: "Make a quiz from these notes",
  documentFromNotes: "Make a document from the note",
  select: "Select “{title}”",
  chosen: "{count, plural, one {# source selected:} other {# sources selected:}}",
  more: "{count, plural, one {# more source} other {# more sources}}",
  edit: "Edit text",
  editTitle: "Edit the text",
  editKept:
    "{count, plural, one {The document or quiz that was made from it keeps the text as it was.} other {The # documents and quizzes that were made from it keep the text as it was.}}",
  edited: "{count, plural, one {edited once} other {edited # times}}",
  rename: "Rename",
  renameTitle: "Rename the source",
  name: "Name",
  save: "Save",
  add: "Add",
  addFiles: "Add files",
  addFolder: "Add a folder",
  added: "{count, plural, one {# source added.} other {# sources added.}}",
  known: "“{title}” is already here.",
  hidden:
    "{count, plural, one {# character that a reader does not see was left out.} other {# characters that a reader does not see were left out.}}",
  paste: "Paste text",
  pasteTitle: "Add a text",
  drop: "Drop the files to add them to this subject",
  delete: "Delete",
  deleteTitle: "Delete the source “{title}”?",
  deleteBody:
    "{count, plural, =0 {Nothing has been made from it.} one {One document or quiz was made from it. It keeps its own copy of the text and stays as it is.} other {# documents and quizzes were made from it. They keep their own copies of the text and stay as they are.}} From the bin it can be restored for 30 days.",
  takeAlong: "Move everything made from it to the bin as well",
  takeBody:
    "{count, plural, one {The document or quiz that was made from it goes} other {The # documents and quizzes that were made from it go}} to the bin and can be restored from there for 30 days. The cards of quizzes stay.",
  deleteConfirm: "Delete permanently",
  bin: "Move to bin",
  resting: {
    title: "{count, plural, one {# question on this passage} other {# questions on this passage}}",
    card: "Card",
    cardOf: "Card of the question: {name}",
    hidden:
      "{count, plural, one {# question appears here once you have answered it} other {# questions appear here once you have answered them}}",
  },
  guide: {
    from: "From the guide “{title}”",
    step: "Step {number} of the guide “{title}”",
    stepHere: "Step {number} of the guide",
    former: "A step of the guide’s earlier answer",
    changed: "Reworded since it was saved",
    before: "The guide says",
    after: "The note says",
    missing:
      "{count, plural, one {One step is no longer in this note:} other {# steps are no longer in this note:}}",
  },
  changedDocument: {
    title: "The source “{source}” does not have the latest changes of the document “{title}”",
    gone: "The passage that the source “{source}” was taken from is no longer in the document “{title}”",
    lost: "This will replace what you wrote in the source yourself: {words}{more, plural, =0 {} one { and # more place} other { and # more places}}",
    returned:
      "This will bring back what you deleted from the source: {words}{more, plural, =0 {} one { and # more place} other { and # more places}}",
    changes: "{count, plural, one {See the change} other {See the # changes}}",
    hint: "Its earlier version is kept, and only questions about sentences that changed are marked.",
    take: "Update the source",
    takeOf: "Update the source “{source}”",
    leave: "Leave as it is",
    leaveOf: "Leave as it is: the source “{source}”",
    open: "Open the document",
    behind:
      "{count, plural, one {# source that was taken from this document does not have its latest changes} other {# sources that were taken from this document do not have its latest changes}}",
  },
  history: {
    title: "{count, plural, one {# earlier version} other {# earlier versions}}",
    now: "Current version",
    added: "As it was added",
    oldest: "The oldest version that is kept",
    hand: "Edited",
    restored: "An earlier version restored",
    document: "Updated from its document",
    ofDocument: "Updated from the document “{title}”",
    wording: {
      fixed: "Corrected",
      original: "Correction undone",
      own: "Corrected in your own words",
      ownCode: "Your own code",
    },
    ofQuiz: {
      fixed: "Corrected, from the quiz “{title}”",
      original: "Correction from the quiz “{title}” undone",
      own: "Corrected in your own words, from the quiz “{title}”",
      ownCode: "Your own code, from the quiz “{title}”",
    },
    more: "{count, plural, one {# more change} other {# more changes}}",
    show: "Show this version",
    showOf: "Show this version: {name}",
    restore: "Restore",
    restoreOf: "Restore: {name}",
    earlier: "This is an earlier version of the text",
    toNow: "Back to the current version",
  },
  place: {
    page: "p. {page} of {file}",
    slide: "slide {page} of {file}",
    chapter: "“{title}” in {file}",
    file: "{file}",
  },
};

export const noteFilesEn = {
  reading: "Reading {name}",
  cancel: "Cancel",
  problem: "“{name}”: {reason}",
  tooLarge:
    "“{name}” is {size}; the limit is {limit}. Split it into parts, or save it without its pictures.",
  folder: {
    empty:
      "There is nothing to read in the folder “{name}”. If it holds documents, choose the files themselves.",
    many: "The folder “{name}” holds more than 50,000 files. Split it into several folders.",
    large:
      "The files that are read from the folder “{name}” come to {size}; the limit is {limit}. Split it into several folders.",
  },
  emptyPages:
    "{count, plural, one {Page {pages} of “{name}” holds no text.} other {Pages {pages} of “{name}” hold no text.}} Add photos of them to a document, or type them in.",
  shown:
    "{count, plural, one {# picture of “{name}” is kept with the text} other {# pictures of “{name}” are kept with the text}}. A mark such as ![…](picture:…) in the text stands for one: move or delete it as you like, but do not change it.",
  pictures:
    "{count, plural, one {# picture of “{name}” was left out} other {# pictures of “{name}” were left out}}; descriptions were kept.",
  hidden:
    "{count, plural, one {# character of “{name}” that a reader does not see was left out.} other {# characters of “{name}” that a reader does not see were left out.}}",
  web: "Web page",
  webTitle: "Read a web page",
  webHint:
    "Lectern fetches the page once and takes its text, without menus and advertisements, and its pictures, which may lie on other servers.",
  webRead: "Read it",
  address: "Address",
  unread: "Could not be read in “{name}”: {files}.",
  choose: {
    title: "Choose what to use",
    order: "Order: drag, or move with the arrows",
    keys: "Space picks a file up, the up and down arrows move it, Space puts it down; Alt with an arrow moves it at once.",
    parts: "{count, plural, one {# part} other {# parts}}",
    all: "Select all",
    none: "Select none",
    untitled: "Untitled",
    page: "p. {page}",
    slide: "slide {page}",
    words: "{words, plural, one {# word} other {# words}}",
    show: "Show the text of {title}",
    hide: "Hide the text of {title}",
    chosen: "{words, plural, =0 {Nothing chosen} one {# word chosen} other {# words chosen}}",
    tooMuch: "That is {size}; the limit is {limit}. Choose fewer parts.",
    use: "Use these",
  },
};

export const createEn = {
  title: "New quiz",
  lead: "Paste a note. Lectern checks the facts in it, then asks you questions.",
  leadOffline:
    "Paste a note. Lectern makes questions from its definitions and lists; the rest you recall and compare with your note.",
  note: "Your note",
  placeholder:
    "Paste or type your note here, or drop a file anywhere on the page: PDF, Word, slides, text.",
  choose: "Choose a file",
  sample: "Use a sample note",
  clear: "Clear",
  size: "{words, plural, =0 {No words yet} one {# word} other {# words}}",
  bytes: "{size} of {limit}",
  fromFile: "from {name}",
  questions: "Number of questions",
  automatic: "Automatic",
  mix: "Question types",
  mixes: {
    balanced: "Mixed",
    choice: "Multiple choice only",
    recall: "More open answers",
  },
  mixHints: {
    balanced: "Mostly multiple choice, with some true or false and fill in the blank",
    choice: "Four options for every question",
    recall: "More questions to answer in your own words",
  },
  submit: "Make the quiz",
  submitting: "Sending the note",
  drop: "Drop the file to add it",
  goesTo: "The note is sent to {model} and saved on this computer.",
  staysHere: "The note stays on this computer.",
  errors: {
    empty: "The note is empty. Paste some text or choose a file.",
    tooLarge:
      "This note is {size}; the limit is {limit}. Split it into parts and make a quiz from each.",
  },
};

export const shellEn = {
  product: "Lectern",
  tagline: "Study documents, quizzes and step-by-step guides from your own notes and manuals.",
  skip: "Skip to content",
  enterSends: "Enter to send, Shift\u00a0+\u00a0Enter for a new line",
  ctrlEnterSends: "Ctrl/\u2060⌘\u00a0+\u00a0Enter to send",
  navigation: "Main",
  home: "Home",
  library: "Library",
  settings: "Settings",
  language: "Language",
  theme: {
    label: "Theme",
    system: "System",
    light: "Light",
    dark: "Dark",
    toggle: "Switch between light and dark",
  },
  offline: {
    title: "No model connected",
    body: "Without a model, Lectern uses simple rules: it builds documents from your own notes, edits them by command, and makes quizzes from definitions and lists, with free recall for the rest. Facts are not checked.",
    key: "Connect a model with a key",
    computer: "use a model on this computer",
    without: ", or continue without one.",
  },
  estimate: {
    tokens: "This will take about {count} tokens.",
    money: "This will take about {count} tokens and cost about {money}.",
  },
  order: {
    held: "Picked up, place {place} of {total}",
    moved: "Place {place} of {total}",
    let: "Put down at place {place}",
    up: "Move up: {name}",
    down: "Move down: {name}",
  },
  close: "Close",
  cardsGo: "The cards and their progress are deleted permanently, right away.",
  cardsGoUnlessBinned:
    "If you delete it permanently, the cards and their progress are deleted, too. If you move it to the bin, they stay.",
  keepCards:
    "{count, plural, one {Keep its card, with your progress} other {Keep its # cards, with your progress}}",
  cancel: "Cancel",
  discard: {
    question: "Discard what you wrote?",
    goOn: "Keep writing",
    discard: "Discard",
  },
  unreachable:
    "The server is not responding. Nothing is lost. Check that it is running and try again.",
  reconnecting:
    "The server is not responding. Nothing is lost, and the page will reconnect automatically.",
  /** Said by what stands before Lectern, such as a proxy with a login. */
  denied: {
    signed_out:
      "You have been signed out. Everything saved is safe: copy what you have just typed, then reload the page to sign in again.",
    refused:
      "The server refused access. Everything saved is safe: copy what you have just typed, then reload the page, or ask whoever runs this server.",
    gone: "This is no longer there. It may have been deleted in another tab; your other work is on the home page.",
    reload: "Reload the page",
  },
};

/** The search through everything, with what can be done from anywhere. */
export const searchEn = {
  open: "Search",
  title: "Search everything",
  placeholder: "Search everything you have",
  hint: "Searches titles, documents, notes, questions, answers, guides and messages.",
  results: "Results",
  searching: "Searching",
  found: "{count, plural, one {# result} other {# results}}",
  nothing: "No results for “{query}”",
  tryOther: "Check the spelling, or try fewer words.",
  corrected: "Showing results for “{query}”",
  more: "Only the best matches are shown. Add a word to narrow the search.",
  groups: {
    commands: "Commands",
    titles: "Titles",
    documents: "Documents",
    notes: "Notes",
    questions: "Questions and answers",
    guides: "Guides",
    messages: "Messages",
  },
  kinds: { quiz: "Quiz", study: "Document", guide: "Guide", source: "Source" },
  commands: {
    study: "New document",
    quiz: "New quiz",
    guide: "New guide",
    review: "Review what is due",
    cards: "All cards",
    home: "Your work",
    library: "Library",
    settings: "Settings",
    theme: "Switch between light and dark",
    language: "Switch the language to {language}",
  },
  keys: { choose: "to choose", open: "to open", close: "to close" },
};

/** Pages for what is not there and for what broke. */
export const troubleEn = {
  notFound: {
    title: "Page not found",
    body: "It may have been deleted, or the address may be mistyped. Your other work is safe.",
    action: "Home",
  },
  database: {
    title: "The page cannot be shown right now",
    database_unavailable: errorsEn.database_unavailable,
    database_restarting: errorsEn.database_restarting,
    startingNow: "It is starting now.",
    nextTry: "The next attempt is in {seconds} s.",
    database_crowded: errorsEn.database_crowded,
    disk_full: errorsEn.disk_full,
  },
  broken: {
    title: "The page could not be shown",
    body: "Nothing is lost: your texts and answers are saved.",
    action: "Try again",
    code: "Code for the server log: {digest}",
  },
};

export const doctorEn = {
  title: "Models",
  offline:
    "No model is connected through the environment. A model chosen in the browser is tested on the settings page. Without a model, documents and quizzes are made from your notes by simple rules, and facts are not checked.",
  connect:
    "To connect a model, open the settings page in the browser, or set MODEL=provider:model (openai, anthropic, google, ollama or compatible) and what that provider needs, then run this again.",
  trying: "{role} ({setting}): {model}",
  notSet: "{role} ({setting}): not set",
  notSetEmbedding: "{role} ({setting}): not set, searches and comparisons go by words",
  fallsBack: "{role} ({setting}): not set, handled by the writing model",
  works:
    "works; answered in {seconds}\u00a0s with {tokens, plural, one {# token} other {# tokens}}",
  worksPriced:
    "works; answered in {seconds}\u00a0s with {tokens, plural, one {# token} other {# tokens}} for {usd} USD",
  fails: "does not work: {reason}",
  waiting: "no answer yet, trying again at {time}",
  detail: "Details: {message}",
  reasons: {
    wrong:
      "the name is not recognised. Write {setting}=provider:model, with a provider that can do this.",
    key_missing: "the key is missing. Set {missing}.",
    base_url_missing:
      "there is no valid address. Set {missing}, for example http://127.0.0.1:8000/v1.",
    model_refused_key:
      "the provider refuses the key. Check that it is complete, valid and allowed to use this model.",
    model_refused_request:
      "the provider refuses the request. Check the model’s name and your account’s balance; the model must support JSON Schema output.",
    model_context_exceeded: "the model’s context is too small. Choose one with a larger context.",
    model_unavailable:
      "the provider cannot be reached or has problems. Check the network and the address.",
    model_rate_limited: "the provider is asking for fewer requests. Try again in a few minutes.",
    model_timeout:
      "no answer within {seconds}\u00a0s. Try again, or increase MODEL_TIMEOUT_SECONDS.",
    model_reply_invalid:
      "its answers cannot be used. Choose a model that supports JSON Schema output.",
    other: "something unexpected happened.",
  },
  photos: {
    title: "Photos of notes",
    noModel: "No model is set for reading photos; text recognition is used.",
    model: "{model} can see images and reads photos.",
    blindModel:
      "{model} could not see the image, so photos are read by text recognition. To have a model read them, set VISION_MODEL to one that accepts images.",
    recognition: "Text recognition is ready. Its language files are in {folder}",
  },
  allWell: "Everything that is configured works.",
  notWell: "{count, plural, one {# model does not work.} other {# models do not work.}}",
};

/** Every key and what it does, by page. */
export const keysEn = {
  title: "Shortcuts",
  arrows: "Arrows",
  pages: {
    everywhere: "Everywhere",
    quiz: "In a quiz",
    review: "In a review",
    cards: "In the list of cards",
    study: "In a document",
    guide: "In a guide",
  },
  meanings: {
    search: "Search everything",
    help: "Show the shortcuts",
    send: "Send what you wrote",
    close: "Close what is open",
    choose: "Choose an answer",
    trueFalse: "True, false",
    grade: "Grade yourself after comparing",
    upDown: "Move between answers",
    order: "Pick up a step, then move it",
    pairs: "Pick up a description, then swap it",
    enter: "Check, then continue",
    sides: "Previous, next question",
    stale: "Keep, or rewrite, a question or card whose text changed (with Alt while you write)",
    flag: "Flag the question to look at it again (Alt+L while you write)",
    turn: "Show the answer, then take the suggested rating",
    hint: "Show a hint",
    rate: "Choose an answer; once it is shown, rate how well you remembered",
    undoRating: "Undo the last rating",
    select: "Select the card",
    selectTo: "Select all cards up to this one",
    selectAll: "Once one is selected: all that are shown",
    selectNone: "Clear the selection",
    undo: "Undo the last edit",
    redo: "Redo it",
    sendLine: "Send what you wrote",
    buttons: "The buttons, from left to right",
    paste: "Paste a screenshot",
    box: "Move the selected box",
    size: "Change its size",
    remove: "Remove the box",
    zoom: "Larger, smaller, the whole screenshot",
  },
};
