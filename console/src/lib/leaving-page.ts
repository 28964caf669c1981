// Leaving the page: the browser cuts what is on its way then, and that is nobody's failure.

/** How long a page that is left may wait for the one that follows it. */
const leavesWithinMs = 10_000;

let left = -Infinity;
const note = () => {
  left = performance.now();
};

/** Once, where the console starts. */
export function watchLeaving(): void {
  for (const sign of ['beforeunload', 'pagehide'] as const) window.addEventListener(sign, note);
}

/** Resolves at once, or where the page is being left a good while later: never, for who has left. */
export async function whileHere(): Promise<void> {
  if (performance.now() - left > leavesWithinMs) return;
  await new Promise((stayed) => setTimeout(stayed, leavesWithinMs));
}
