/** Said on the document when the page is awake. */
export const awakeEvent = "lectern:awake";

/**
 * Keeps what is pressed before the page's code is there and presses it again when it is: a press of a button would be
 * lost, one that sends a form would lose what was typed, and the browser tells nobody of a press on what is disabled
 * until then but by its pointer. Links, folds and forms with an address work without code and are left alone.
 *
 * Written into the page as it stands here, so it uses nothing from outside.
 */
export const keepEarlyPresses = (awake: string): void => {
  type Control = HTMLButtonElement | HTMLInputElement;
  const kept = new Set<Control>();
  let down: Control | null = null;
  const controlOf = ({ target }: Event): Control | null => {
    const found = target instanceof Element ? target.closest("button, label") : null;
    const control = found instanceof HTMLLabelElement ? found.control : found;
    const isPressed = control instanceof HTMLButtonElement || control instanceof HTMLInputElement;
    return isPressed && !control.form?.hasAttribute("action") ? control : null;
  };
  const onDown = (event: PointerEvent) => {
    down = controlOf(event);
  };
  const onUp = (event: PointerEvent) => {
    const control = controlOf(event);
    if (control !== null && control === down && control.matches(":disabled")) kept.add(control);
  };
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    if (!(control instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.add(control);
  };
  const pressAgain = (tries: number) => {
    for (const control of kept) {
      // What is enabled a moment later is waited for, and what was pressed after it, too.
      if (control.matches(":disabled")) break;
      kept.delete(control);
      if (control.isConnected) control.click();
    }
    if (kept.size > 0 && tries > 0) setTimeout(pressAgain, 50, tries - 1);
  };
  document.addEventListener("pointerdown", onDown, true);
  document.addEventListener("pointerup", onUp, true);
  document.addEventListener("click", onClick, true);
  document.addEventListener(
    awake,
    () => {
      document.removeEventListener("pointerdown", onDown, true);
      document.removeEventListener("pointerup", onUp, true);
      document.removeEventListener("click", onClick, true);
      setTimeout(pressAgain, 0, 10);
    },
    { once: true },
  );
};
