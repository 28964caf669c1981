// What follows the irreversible call is no longer under its deadline: it comes late after a slow answer, and does no harm then.
import type { Outside } from './channel.ts';

/** The same world for calls that only look, or may be repeated. What they come to is never the irreversible call's own outcome. */
export function followUp(outside: Outside): Outside {
  return { ...outside, fetch: (url, init) => outside.fetch(url, { ...init, follows: true }) };
}
