// How long a platform wants us to wait, in whole seconds, by its own clock: ours is never asked.

const dayInSeconds = 86_400;
/** "Now", or a moment that has passed: who refuses by rate is not asked again at once. */
const shortestSeconds = 1;

/** Retry-After as seconds or as a date, else x-rate-limit-reset; null when the answer does not say. */
export function retryAfterSeconds(headers: Headers): number | null {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(said)) return capped(Number(said));
  const until = said === '' ? resetAt(headers) : Date.parse(said);
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isFinite(until) && Number.isFinite(now) ? capped((until - now) / 1_000) : null;
}

/** No platform means longer than a day; what says so is a mistake. */
export function capped(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), shortestSeconds), dayInSeconds);
}

function resetAt(headers: Headers): number {
  const reset = headers.get('x-rate-limit-reset') ?? '';
  return /^\d+$/.test(reset) ? Number(reset) * 1_000 : Number.NaN;
}
