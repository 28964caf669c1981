// How full a text is, and where it stops fitting: the first character that some chosen channel would refuse.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { fullness, wordsField } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';

/** How full one channel's text is, as shown beside the text. */
export type Fullness = {
  readonly channelId: ChannelRules['channelId'];
  readonly name: string;
  readonly length: number;
  readonly limit: number;
  readonly state: 'room' | 'nearly' | 'over';
};

/** Amber from nine tenths, as composer.md has it. */
const nearly = 0.9;

export function fullnessOf(post: Post, rules: readonly ChannelRules[]): Fullness[] {
  return rules
    .filter((rule) => wordsField(post, rule) === 'text')
    .flatMap((rule) => {
      const full = fullness(post, rule);
      return full
        ? [{ channelId: rule.channelId, name: rule.name, ...full, state: stateOf(full.length, full.limit) }]
        : [];
    });
}

/** Where in each of the post's text blocks the overflow begins, which is at once in those behind it; null where all of it fits. */
export function overflowStarts(
  texts: readonly string[],
  post: Post,
  rules: readonly ChannelRules[],
): (number | null)[] {
  const start = overflowStart(post.text, post, rules);
  let next = 0;
  return texts.map((text) => {
    const length = text.trim().length;
    if (length === 0) return null;
    const from = next;
    // As postOf joins them.
    next = from + length + '\n\n'.length;
    if (start === null || start >= from + length) return null;
    return text.length - text.trimStart().length + Math.max(0, start - from);
  });
}

/** The index in `text` where the overflow begins; null when everything fits. */
function overflowStart(text: string, post: Post, rules: readonly ChannelRules[]): number | null {
  const sending = rules.filter((rule) => wordsField(post, rule) === 'text');
  const starts = sending.flatMap((rule) => startFor(text, post, rule) ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Counters only grow with a longer text, so the last prefix that fits is found by halving. */
function startFor(text: string, post: Post, rule: ChannelRules): number | null {
  const fits = (end: number) => {
    const full = fullness({ ...post, text: text.slice(0, end) }, rule);
    return !full || full.length <= full.limit;
  };
  if (fits(text.length)) return null;
  let [fitting, over] = [0, text.length];
  while (over - fitting > 1) {
    const middle = Math.trunc((fitting + over) / 2);
    if (fits(middle)) fitting = middle;
    else over = middle;
  }
  return insidePair(text, fitting) ? fitting - 1 : fitting;
}

function insidePair(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return index > 0 && unit >= 0xdc00 && unit <= 0xdfff;
}

/** How it looks. */
export const looks: Record<Fullness['state'], string> = {
  room: 'cp-hint',
  nearly: 'cp-warning',
  over: 'cp-error',
};

export function stateOf(length: number, limit: number): Fullness['state'] {
  if (length > limit) return 'over';
  return length >= limit * nearly ? 'nearly' : 'room';
}
