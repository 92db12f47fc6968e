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
