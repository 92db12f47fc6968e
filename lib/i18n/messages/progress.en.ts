export const progressEn = {
  label: "Progress",
  making: "Making your quiz",
  leave: "You can leave this page; work continues, and you will find the quiz on the home page.",
  done: "done",
  seconds: "{seconds, plural, one {# second} other {# seconds}}",
  minutes: "{minutes}\u00a0min {seconds}\u00a0s",
  steps: "{done} of {total}",
  elapsed: "Time",
  cost: "Cost so far",
  tokens: "{count, plural, one {# token} other {# tokens}}",
  by: {
    writer: "Writing: {models}",
    judge: "Checking: {models}",
    vision: "Images: {models}",
    embedding: "Search by meaning: {models}",
  },
  stop: "Stop",
  stopping: "Stopping",
  stopped: {
    title: "Stopped",
    body: "The note and everything finished so far are saved. You can continue from here.",
    action: "Continue",
  },
  failed: {
    title: "The quiz could not be made",
    retry: "Try again",
    settings: "Open settings",
    newNote: "Try another note",
  },
  notice: {
    model_wait: "The model is busy. Continuing {when}.",
    run_retry: "A step failed. Trying again {when}.",
    now: "in a moment",
    inSeconds: "in {seconds, plural, one {# second} other {# seconds}}",
  },
  unreachable:
    "The server is not responding. Nothing is lost, and the page will reconnect automatically.",
};
