// Leads back to the top of the page within a given time, unless the person moves it or wants no motion.

const ease = (part: number) => part * (2 - part);

export function scrollToTop(durationMs: number): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const going = new AbortController();
  const { signal } = going;
  for (const hand of ['wheel', 'touchstart'])
    addEventListener(hand, () => going.abort(), { signal, passive: true });
  const begun = performance.now();
  const step = () => {
    if (signal.aborted) return;
    const part = Math.min(1, (performance.now() - begun) / durationMs);
    window.scrollTo(0, from * (1 - ease(part)));
    if (part < 1) requestAnimationFrame(step);
    else going.abort();
  };
  requestAnimationFrame(step);
}
