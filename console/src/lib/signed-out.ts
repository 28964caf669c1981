// Signed out on a page that stays: said until this browser holds a session again, from whichever window.
import { session } from './session.ts';

const lookEveryMs = 1_000;
const hearers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

export function tellSignedOut(): void {
  if (timer !== null) return;
  timer = setInterval(look, lookEveryMs);
  for (const hear of hearers) hear();
}

function look(): void {
  if (timer === null || session.read() === null) return;
  clearInterval(timer);
  timer = null;
  for (const hear of hearers) hear();
}

export function isSignedOut(): boolean {
  return timer !== null;
}

export function watchSignedOut(changed: () => void): () => void {
  hearers.add(changed);
  return () => void hearers.delete(changed);
}
