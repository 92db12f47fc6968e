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
