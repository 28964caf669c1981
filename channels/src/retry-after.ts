// How long a platform wants us to wait, in whole seconds, by its own clock: ours is never asked.

const dayInSeconds = 86_400;
/** "Now", or a moment that has passed: who refuses by rate is not asked again at once. */
const shortestSeconds = 1;

/** What is none JavaScript may read as one all the same, "12.5" and "-1" among them. */
const isDate = /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? |\d{4}-\d\d-\d\dT)/i;

const zoned = /(?:[a-z)]|[+-]\d\d:?\d\d)$/i;

/** Retry-After as whole seconds or as a date, else x-rate-limit-reset; null when the answer does not say. */
export function retryAfterSeconds(headers: Headers): number | null {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(said)) return capped(Number(said));
  const until = isDate.test(said) ? momentOf(said) : resetAt(headers);
  const now = momentOf(headers.get('date') ?? '');
  return Number.isFinite(until) && Number.isFinite(now) ? capped((until - now) / 1_000) : null;
}

/** HTTP's dates are of GMT, also in the old form that does not say so (RFC 9110 5.6.7); JavaScript would take it for the host's zone. */
function momentOf(said: string): number {
  if (zoned.test(said)) return Date.parse(said);
  return Date.parse(/^\d/.test(said) ? `${said}Z` : `${said} GMT`);
}

/** No platform means longer than a day; what says so is a mistake. */
export function capped(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), shortestSeconds), dayInSeconds);
}

function resetAt(headers: Headers): number {
  const reset = headers.get('x-rate-limit-reset') ?? '';
  return /^\d+$/.test(reset) ? Number(reset) * 1_000 : Number.NaN;
}
