import { errorsEn } from "./errors.en.ts";

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
  close: "Close",
  cancel: "Cancel",
  unreachable:
    "The server is not responding. Nothing is lost. Check that it is running and try again.",
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
    "No model is connected. Documents and quizzes are made from your notes by simple rules, and facts are not checked. Nothing else is needed for that.",
  connect:
    "To connect a model, set MODEL=provider:model (openai, anthropic, google, ollama or compatible) and what that provider needs, then run this again.",
  trying: "{role} ({setting}): {model}",
  notSet: "{role} ({setting}): not set",
  notSetEmbedding: "{role} ({setting}): not set, searches and comparisons go by words",
  fallsBack: "{role} ({setting}): not set, the writing model does it",
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
