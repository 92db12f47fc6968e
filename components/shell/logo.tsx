/** A reading stand seen from the side, with the book on it. */
export const Logo = (props: { className?: string }) => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={props.className}>
    <path
      d="M4.5 9.5 21.8 4.2l1.7 5.5L6.2 15z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <path
      d="M14.6 12.8V24M9 24.2h11.2"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
    />
    <path d="m4.6 17.4 3-.9" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
  </svg>
);
