import type { Page } from "@playwright/test";

/** What React tells its developer tools of: a node of the page's tree, and the one that it took the place of. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    rendered: number;
  }
}

/** From now on every page counts in `window.rendered` how many components were rendered again. */
export const countRenderings = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // Functions, also with a ref handed on or remembered.
    const components = new Set([0, 11, 14, 15]);
    const performedWork = 1;
    const visit = (fiber: Fiber, before: Fiber): void => {
      if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) window.rendered += 1;
      // What React passed by has the same children as before.
      if (fiber.child === before.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) {
        if (child.alternate !== null) visit(child, child.alternate);
      }
    };
    window.rendered = 0;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
          if (current.alternate !== null) visit(current, current.alternate);
        },
      },
    });
  });
};
