/** Names that tell that a file is none of the text, so that it need not be unpacked. */
const passedOver = [
  /(?:^|\/)(?:\.[^/]|(?:node_modules|__MACOSX)(?:\/|$))/iu,
  /\.(?:png|jpe?g|gif|webp|bmp|svg|ico|mp[34]|wav|ogg|webm|avi|mov|woff2?|ttf|eot|otf|zip|gz|7z|rar|tar|css|js|mjs|ts|tsx|jsx|map|py|sh|exe|dll|so|xml|ya?ml|toml|csv|inv|idx|db|sqlite|lock|log|po|pot|scss|less|php|rb|java|c|h|cpp|bin)$/iu,
];

/** Documents in a manual's folder are its other forms, for print. */
const documents = /\.(?:epub|docx?|xlsx?|pptx?|od[tsp])$/iu;

/**
 * Whether a file of a folder is not read, by its path.
 * @param withDocuments whether those of office programs and books are
 */
export const isPassedOver = (path: string, withDocuments = false): boolean =>
  passedOver.some((names) => names.test(path)) || (!withDocuments && documents.test(path));
