// Describe a statistic: the figures with their time, and in the reader's language why there are none that are newer.
import type { Channel } from '@herald/channels/channel.ts';
import type { Failure, FailureKind } from '@herald/channels/failure.ts';
import type { FiguresLimit, Statistic } from '@herald/contract/figures.ts';
import type { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { sayRefusal } from '../../platform-refusal.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { StatisticRow } from './store/statistics.ts';

/** Who asked longer ago and wrote no answer is gone. */
const askingAtMostMs = 60_000;
/** Nobody can change these by asking again. */
const lasting: ReadonlySet<FiguresLimit> = new Set([
  'figures-by-day',
  'figures-not-live',
  'figures-no-pictures',
]);
/** Said here as they are for figures: nothing is tried again by itself. */
const ownSentences: Partial<Record<FailureKind, FiguresLimit>> = {
  presend: 'figures-no-answer',
  unknown: 'figures-no-answer',
  rate: 'figures-too-fast',
  auth: 'figures-authorise',
};

/** Where nobody but us said no. */
const ourSentences: Partial<Record<FailureKind, FiguresLimit>> = {
  permission: 'figures-closed',
  rate: 'figures-kept',
};

type Asked = {
  readonly language: Language;
  readonly channel: Channel;
  readonly kept: StatisticRow | null;
  readonly limit: FiguresLimit | null;
  readonly now: Date;
  readonly askedAgainAfterMs: number;
};

export function describeStatistic({
  language,
  channel,
  kept,
  limit,
  now,
  askedAgainAfterMs,
}: Asked): Statistic {
  const mayReadAt = kept ? new Date(kept.asked_at.getTime() + askedAgainAfterMs) : now;
  const isAsked = kept?.answered_at === null && now.getTime() - kept.asked_at.getTime() < askingAtMostMs;
  const because = limit
    ? say(language, limit, { channel: channel.rules.name })
    : sayFailure(language, channel, kept?.failure ?? null);
  return {
    figures: kept?.figures ?? null,
    readAt: kept?.read_at?.toISOString() ?? null,
    because: isAsked ? '' : because,
    isBeingRead: isAsked,
    mayReadAt: limit && lasting.has(limit) ? null : mayReadAt.toISOString(),
  };
}

function sayFailure(language: Language, channel: Channel, failure: Failure | null): string {
  if (!failure) return '';
  const own = (failure.noticed ? ourSentences : ownSentences)[failure.kind] ?? ownSentences[failure.kind];
  const figures = { channel: channel.rules.name };
  if (own) return say(language, own, figures);
  const { platformCode, detail: message } = describeRefusal(failure);
  const said = sayRefusal(language, channel, { platformCode, message });
  return said === '' ? say(language, 'figures-no-answer', figures) : said;
}
