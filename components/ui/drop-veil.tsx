/** Lies over the page while a file is held above it. */
export const DropVeil = (props: { text: string }) => (
  <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/90 p-6">
    <p className="grid size-full place-items-center rounded-2xl border-2 border-dashed border-accent text-center font-serif text-2xl text-accent">
      {props.text}
    </p>
  </div>
);
