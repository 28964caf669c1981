// What a person minds before something goes out, now or later: every warning of the checks, and what only waits for its owner there.
import { sendsText } from '@herald/contract/check-for-channel.ts';
import type { Recipient } from '@herald/contract/check-choices.ts';
import { checkContent } from '@herald/contract/check-content.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import type { TFunction } from 'i18next';
import { serverNow } from './clock.ts';
import { knownFiles } from './known-files.ts';
import { sayProblem } from './say.ts';

export type Caution = { readonly type: 'warning' | 'info'; readonly sentence: string };
/** `title` names one of several where they are no numbered items. */
export type Outgoing = {
  readonly post: Post;
  readonly problems: readonly Problem[];
  readonly title?: string;
};

/** Each sentence once; of several with the number or the title of its own. */
export function cautionsOf(
  t: TFunction,
  outgoing: readonly Outgoing[],
  rules: readonly ChannelRules[],
): Caution[] {
  const named = (sentence: string, place: number, title: string | undefined) => {
    if (outgoing.length === 1) return sentence;
    return title === undefined
      ? t('items.wrong', { number: place + 1, sentence })
      : t('detail.several.refused', { title, why: sentence });
  };
  const warnings = outgoing.flatMap(({ problems, title }, place) =>
    problems
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => named(sayProblem(problem), place, title)),
  );
  // What comes into its owner's inbox waits for him; a film for his words as well (R-PUB-013).
  const handing = rules
    .filter(({ text }) => !text.sent)
    .map((rule) => {
      const withWords = outgoing.every(({ post }) => sendsText(post, rule));
      return t(withWords ? 'compose.handsOverWords' : 'compose.handsOver', { channel: rule.name });
    });
  return [
    ...[...new Set(warnings)].map((sentence) => ({ type: 'warning' as const, sentence })),
    ...handing.map((sentence) => ({ type: 'info' as const, sentence })),
  ];
}

/** Where no composer has checked it already. */
export function outgoingOf(
  content: Composition,
  rules: readonly ChannelRules[],
  to: readonly Recipient[],
): Outgoing {
  const problems = checkContent(content, rules, knownFiles(), { to, at: new Date(serverNow()) });
  return { post: postOf(content), problems };
}
