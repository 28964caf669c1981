// Errors that pages threw, kept for a person to show to whoever can mend them; only in production, and where it is wished (C-82).
import { useSyncExternalStore } from 'react';

export type LoggedError = {
  readonly message: string;
  /** The component that broke, outermost last; empty for what happened outside of drawing. */
  readonly component: string;
  /** While what it happened. */
  readonly during: 'render' | 'window';
  readonly address: string;
  readonly stack: string;
};

/** Which builds keep one; the older errors of a page that breaks without end are let go. */
const keptIn: readonly string[] = ['production'];
const atMost = 50;

let kept: readonly LoggedError[] = [];
const hearers = new Set<() => void>();

function tellAll(): void {
  for (const hear of hearers) hear();
}

export function logsErrors(mode: string, wished: readonly string[] = keptIn): boolean {
  return wished.includes(mode);
}

export function logError(error: unknown, of: Pick<LoggedError, 'component' | 'during' | 'address'>): void {
  if (!logsErrors(import.meta.env.MODE)) return;
  const [message, stack] = error instanceof Error ? [error.message, error.stack ?? ''] : [String(error), ''];
  kept = [...kept, { ...of, message, stack }].slice(-atMost);
  tellAll();
}

export function clearErrors(): void {
  kept = [];
  tellAll();
}

export function loggedErrors(): readonly LoggedError[] {
  return kept;
}

export function useLoggedErrors(): readonly LoggedError[] {
  return useSyncExternalStore((changed) => {
    hearers.add(changed);
    return () => void hearers.delete(changed);
  }, loggedErrors);
}
