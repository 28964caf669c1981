// Pages that are kept as they were: whoever keeps some hears here that all are to be let go.

const hearers = new Set<() => void>();

/** Called at once when all kept pages are to go, and with them their tags. */
export function onForgettingPages(forget: () => void): void {
  hearers.add(forget);
}

export function forgetPages(): void {
  for (const forget of hearers) forget();
}
