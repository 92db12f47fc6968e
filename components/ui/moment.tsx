"use client";

import { useMoments } from "./texts.tsx";

/** When something happened. The server may live in another time zone, so its words may differ from the page's. */
export const Moment = (props: { at: string }) => {
  const moment = useMoments();
  return (
    <time dateTime={props.at} suppressHydrationWarning>
      {moment(props.at)}
    </time>
  );
};
