// A problem of one channel: it carries the channel's number and name (R-VAL-024), and sizes as its sentence states them.
import type { ChannelRules } from './channels.ts';
import { megabyte } from './constants.ts';
import { problem, type Field, type Problem, type ProblemCode } from './problems.ts';

export function problemOf(
  rules: Pick<ChannelRules, 'channelId' | 'name'>,
  code: ProblemCode,
  field: Field,
  figures: Problem['figures'] = {},
  severity: Problem['severity'] = 'error',
): Problem {
  return problem(code, field, {
    severity,
    channelId: rules.channelId,
    figures: { channel: rules.name, ...figures },
  });
}

/** Megabytes with two decimals, as the messages state sizes (R-UPL-009). */
export function megabytes(bytes: number): string {
  return String(Math.max(0.01, Math.round((bytes / megabyte) * 100) / 100));
}

/** Rounded up, where it is the size that is a byte too large. */
export function megabytesAtLeast(bytes: number): string {
  return String(Math.ceil((bytes / megabyte) * 100) / 100);
}

/** Rounded down, so that what is a byte too large never reads as just allowed. */
export function megabytesAtMost(bytes: number): string {
  return String(Math.max(0.01, Math.floor((bytes / megabyte) * 100) / 100));
}
