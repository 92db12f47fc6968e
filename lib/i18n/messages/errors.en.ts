import type { ErrorCode } from "../../errors.ts";

/** One sentence or two for every error: what happened, what is safe, what to do. No placeholders. */
export const errorsEn = {
  bad_request:
    "The request is not one that the server understands. Nothing was changed; reload the page and try again.",
  note_empty: "The note is empty. Paste some text or choose a file that has text in it.",
  note_too_large:
    "The note is larger than 1 MB. Nothing was saved; divide it into parts and make a quiz from each.",
  note_too_heavy:
    "Reading this text took too long or too much memory. It is saved as it is; divide it into parts and begin anew with each.",
  note_not_text:
    "The file is not plain text. Save it as .md or .txt in UTF-8 and choose it again; for a PDF or a Word file, copy its text and paste it here.",
  body_too_large: "More was sent than this page may send. Nothing was changed; send less at once.",
  content_type_refused:
    "The request has a content type that is not taken here. Send JSON, or a form with a file where a note is expected.",
  not_found:
    "There is nothing at this address. It may have been deleted; your work is on the home page.",
  method_not_allowed:
    "This address exists but does not take this kind of request. Nothing was changed.",
  url_too_long: "The address is too long. Nothing was changed; open the page from the home page.",
  headers_too_large:
    "The request carries too many headers or cookies. Nothing was changed; delete this site's cookies and try again.",
  request_timeout: "The request took too long to arrive. Nothing was changed; try again.",
  host_refused:
    "The server does not answer under this name. Open it by the address that it printed at its start, or add the name to ALLOWED_HOSTS.",
  origin_refused:
    "The request came from another site and was refused. Nothing was changed; open this page by its own address and try again.",
  rate_limited: "Too many requests at once. Nothing is lost; wait a moment and try again.",
  thread_not_waiting:
    "This work is not waiting for an answer at the moment. Reload the page to see where it stands.",
  thread_not_retryable:
    "This work is running, finished, or ended in a way that going on cannot change. Reload the page to see where it stands.",
  question_closed:
    "This question is closed: it was answered before, and the first answer counts, or another round has begun.",
  nothing_to_retry: "There are no mistakes to retry in this round.",
  note_garbage:
    "This does not look like a note: no sentences to learn from were found. Nothing else is wrong; start again with another text.",
  quote_too_long:
    "The quote is too long to be placed. Quote a shorter passage; the document is unchanged.",
  note_exhausted:
    "Every question that this note gives has been asked before. Make a new quiz from a longer note, or repeat the mistakes of an earlier quiz.",
  no_questions:
    "No question could be made whose answer the note proves. Add definitions or whole sentences to it and make a new quiz.",
  model_refused_key:
    "The model's provider refused the key. The note and all finished steps are kept; correct the key in the configuration, restart and retry.",
  model_refused_request:
    "The model's provider refused the request. The note and all finished steps are kept; check the model's name in the configuration and retry.",
  model_context_exceeded:
    "The note is too long for this model. The note is kept; divide it, or choose a model that reads more at once.",
  model_unavailable:
    "The model cannot be reached. The note and all finished steps are kept; check the connection and retry.",
  model_rate_limited:
    "The model's provider asks us to slow down. The note and all finished steps are kept; retry in a few minutes.",
  model_timeout:
    "The model did not answer in time. The note and all finished steps are kept; retry now or later.",
  model_reply_invalid:
    "The model's answers were unusable several times over. The note and all finished steps are kept; retry, or choose another model.",
  model_not_configured:
    "A model is named in the configuration, but a setting for it is missing. The settings page tells which one.",
  stopped:
    "This work was stopped. The note and all finished steps are kept, and it can be continued.",
  database_unavailable:
    "The database does not answer. What was saved is safe; wait a moment and try again.",
  database_crowded:
    "The database has no free connection: other programs hold all of them. Everything saved is kept; try again in a moment.",
  disk_full:
    "The disk is full, so nothing new can be saved. Free some space; nothing that was saved is lost, and work goes on by itself.",
  internal:
    "Something went wrong on our side. What was saved is safe; try again, and look into the server's log if it happens again.",
  topic_empty: "Write what the document should be about: a topic or an exam question.",
  topic_too_long:
    "The topic is too long. Keep it under 2,000 characters and put the rest into your notes.",
  topic_garbage:
    "There is nothing in this topic to write about. Write it in words: a topic or an exam question.",
  photo_too_large:
    "This photo is larger than 10 MB or 64 megapixels. Save it smaller and add it again; nothing else was lost.",
  photo_not_picture:
    "This file is not a PNG, JPEG or WebP picture with one image in it. Save the page as one of these and add it again.",
  photo_broken:
    "This picture cannot be read: the file is damaged or incomplete. Take or save it anew.",
  too_many_photos: "A document takes up to 10 photos. Remove one before you add another.",
  screenshot_too_large:
    "This picture is larger than 20 MB, 40 megapixels or 8,192 pixels a side. Take only the window that matters and add it again; nothing else was lost.",
  screenshot_not_picture:
    "This file is not a PNG, JPEG or WebP picture with one image in it. Save the screenshot as one of these and add it again.",
  screenshot_broken:
    "This picture cannot be read: the file is damaged or incomplete. Take the screenshot anew.",
  too_many_screenshots:
    "This guide keeps 60 screenshots, and every one is shown with a step. Begin a new guide for the rest of the task.",
  pack_deleted:
    "The manual that this guide asks was deleted from the library. Import it again and ask anew; what was answered before is kept.",
  source_too_large:
    "This file is larger than 128 MB, or a text in it larger than 48 MB. Leave out pictures and videos, or import the manual in parts; nothing else was lost.",
  source_not_readable:
    "This file is no Markdown, HTML, PDF, JSON or zip of them. Save the manual in one of these forms and import it again.",
  source_office_file:
    "Word documents and other office files are not read. Open the file in its program, save it as PDF or as a web page (HTML), and import that.",
  source_zip_broken:
    "This zip is damaged or incomplete. Pack the folder again, with the usual compression, and import the new zip.",
  source_zip_encrypted:
    "This zip asks for a password. Unpack it, pack the folder again without a password, and import the new zip.",
  source_zip_unsafe:
    "This zip holds a link or a name that leads out of its folder, and nothing of it was read. Pack the folder again, only with the files themselves.",
  source_zip_bomb:
    "This zip unpacks to more than is read: over 512 MB of text, 50,000 files, or a file that grows more than 200 times. Pack only the manual's pages, and import large manuals in parts.",
  source_pdf_broken:
    "This PDF is damaged or incomplete. Open it in a PDF viewer, save it anew and import that.",
  source_pdf_encrypted: "This PDF asks for a password. Save it without one and import it again.",
  source_pdf_scanned:
    "This PDF holds pictures of pages and no text. Run text recognition over it (OCR), or look for the manual as HTML, and import that.",
  source_json_invalid:
    "This JSON is of no form that is read: chunks, differences or a pack. One wrong entry refuses the whole file; compare it with the form in the README and import it again.",
  source_file_broken:
    "This file could not be read, because it is damaged or of an unusual form. The other files were taken; save this one anew to import it, too.",
  source_too_heavy:
    "Reading this file takes more than 512 MB of memory, so it was stopped. Split it into smaller files, or save it anew in another program, and import that.",
  source_too_slow:
    "Reading this file takes far longer than a manual of its size does, so it was stopped. Split it into smaller files, or save it anew in another program, and import that.",
  source_reader_ended:
    "Reading this file broke off twice, so it is not tried again by itself. Press “Try again” if the computer was short of memory; otherwise save the file anew and import that.",
  source_too_long:
    "This manual comes to more than 200,000 pieces. Import it in parts, each into a pack of its own.",
  source_no_text:
    "No text was found to search in. Check that the file holds the manual's pages, not only their contents or pictures, and import it again.",
  source_not_failed:
    "This import did not fail, so there is nothing to begin again. Import the file once more to replace it.",
  too_many_packs:
    "The library holds up to 100 packs. Delete one that you do not need before you add another.",
  too_many_sources:
    "A pack takes up to 60 files. Put the rest into one zip, or delete a file first.",
  ocr_unavailable:
    "Text in photos cannot be read yet: the language files of the text reader are missing and could not be fetched. Type the text in beside the photo, or install the packages tesseract-ocr-eng and tesseract-ocr-rus and try again.",
  ocr_failed:
    "Nothing could be read from this photo. Type its text in beside it, or take the photo again, closer and in more light.",
  document_not_ready:
    "The document is not written yet. Wait until it is there, then send the edit again.",
  document_too_long:
    "The document would grow beyond a million characters. Make it shorter first; nothing was changed.",
  text_broken:
    "The text holds a character that cannot be stored, such as a broken symbol. Nothing was changed; remove it and send the text again.",
  patch_stale:
    "The text to replace is not in the document exactly once any more. Nothing was changed; read the document again and send a new patch.",
  edit_conflict:
    "Later edits changed the same words, so this cannot be done by itself. Nothing was changed; undo the later edit first, or restore an earlier version.",
  conflict_place_gone:
    "The sentence has changed since, so it cannot be exchanged. Nothing was changed; edit it yourself or ask for the change.",
  edit_stale:
    "The document has changed since. Nothing was lost; your words are put onto the newest version.",
  nothing_to_undo: "There is nothing left to undo.",
  nothing_to_redo: "There is nothing to redo.",
  answer_not_in_document:
    "The document does not answer this question. Add what is missing to it and answer again, or ask something else.",
  answer_unproved:
    "No answer came with a passage of the document that proves it, so none is shown. Answer again; the other answers are kept.",
  artifacts_unwritable:
    "The files could not be written to the artifact folder. The document is safe, and writing is tried again; check that the folder exists, may be written to and has space on its disk.",
} satisfies Record<ErrorCode, string>;
