export const shellEn = {
  product: "Lectern",
  tagline: "Notes become checked quizzes.",
  skip: "Skip to the content",
  navigation: "Main",
  home: "Home",
  settings: "Settings",
  language: "Language",
  theme: {
    label: "Theme",
    system: "As the system",
    light: "Light",
    dark: "Dark",
    toggle: "Switch between light and dark",
  },
  offline: {
    title: "Working without a model",
    body: "Rules do its work: documents are put together from your own notes and edited by command, quizzes are made from their definitions, lists and code. Facts are not checked.",
    link: "How to connect a model",
  },
  close: "Close",
  cancel: "Cancel",
  unreachable: "The server does not answer. Nothing is lost: see that it runs, then try again.",
};
