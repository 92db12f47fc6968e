export const doctorEn = {
  title: "Models",
  offline:
    "No model is connected. Quizzes are made by rules from the note, and nothing is called fact-checked. Nothing else is needed for that.",
  connect:
    "To connect a model, set MODEL=provider:model (openai, anthropic, google, ollama or compatible) and what that provider needs, then run this again.",
  trying: "{role} ({setting}): {model}",
  notSet: "{role} ({setting}): not set",
  notSetEmbedding: "{role} ({setting}): not set, repeated questions are recognised by their words",
  fallsBack: "{role} ({setting}): not set, the writer does it",
  works: "works; answered in {seconds} s with {tokens, plural, one {# token} other {# tokens}}",
  worksPriced:
    "works; answered in {seconds} s with {tokens, plural, one {# token} other {# tokens}} for {usd} USD",
  fails: "does not work: {reason}",
  waiting: "no luck yet, trying again at {time}",
  detail: "In detail: {message}",
  reasons: {
    wrong:
      "the name is not understood. Write {setting}=provider:model, with a provider that can do this.",
    key_missing: "the key is missing. Set {missing}.",
    base_url_missing:
      "there is no valid address. Set {missing}, for example to http://127.0.0.1:8000/v1.",
    model_refused_key:
      "the provider refuses the key. Check that it is whole, valid and allowed to use this model.",
    model_refused_request:
      "the provider refuses the request. Check the name of the model and the credit of the account; the model must be able to answer by a JSON Schema.",
    model_context_exceeded: "the model reads too little at once. Choose one with a larger context.",
    model_unavailable:
      "the provider cannot be reached, or has trouble. Check the network and the address.",
    model_rate_limited: "the provider asks for fewer requests. Try again in a few minutes.",
    model_timeout: "no word came within {seconds} s. Try again, or raise MODEL_TIMEOUT_SECONDS.",
    model_reply_invalid:
      "its answers cannot be used. Choose a model that can answer by a JSON Schema.",
    other: "something unexpected happened.",
  },
  photos: {
    title: "Photos of notes",
    noModel: "No model reads photos; text recognition does.",
    model: "{model} sees pictures and reads photos.",
    blindModel:
      "{model} did not see the picture; photos are left to text recognition. To have a model read them, set VISION_MODEL to one that takes pictures.",
    recognition: "Text recognition is ready. Its language files are in {folder}",
  },
  allWell: "Everything that is configured works.",
  notWell: "{count, plural, one {# role does not work.} other {# roles do not work.}}",
};
