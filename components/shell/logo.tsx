/** An open book on its stand. */
export const Logo = (props: { className?: string }) => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={props.className}>
    <path
      d="M13.2 7.4C10.4 5.4 6.8 4.9 2.8 5.9v11.6c4-1 7.6-.5 10.4 1.5zM14.8 7.4c2.8-2 6.4-2.5 10.4-1.5v11.6c-4-1-7.6-.5-10.4 1.5z"
      fill="currentColor"
    />
    <path
      d="M14 20.6v3.6M9.6 24.2h8.8"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);
