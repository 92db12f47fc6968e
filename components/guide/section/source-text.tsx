const webAddress = /^https?:\/\//iu;

/** An address is a link, and everything else is words; some sources are both. */
export const SourceText = ({ source }: { source: string }) =>
  source.split(/(https?:\/\/[^\s;,)]+)/iu).map((part) =>
    webAddress.test(part) ? (
      <a key={part} href={part} rel="noopener noreferrer nofollow" target="_blank" className="link">
        {shortAddress(part)}
      </a>
    ) : (
      part
    ),
  );

const shortAddress = (address: string): string => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/\/$/u, "");
  return bare.length > 60 ? `${bare.slice(0, 59)}…` : bare;
};
