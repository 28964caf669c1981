// The checks while typing: the same rules the server runs, one frame behind the keys, gravest first.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Recipient } from '@herald/contract/check-choices.ts';
import { checkContent, checkForPublishing } from '@herald/contract/check-content.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import { ownPostsOf } from '@herald/contract/own-words.ts';
import { postOf } from '@herald/contract/post.ts';
import type { Field, Problem } from '@herald/contract/problems.ts';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { useKnownFiles } from '../../lib/known-files.ts';
import { blocksOf, type Change } from './composition.ts';
import { problemsAt, together, unfinishedUploads } from './place-problems.ts';
import { fieldOf, leftAfter, leftFor } from './server-problems.ts';
import type { Underway } from './use-underway.ts';

export type Checks = {
  readonly problems: readonly Problem[];
  /** What stands at a field: nothing before somebody has been there or has tried to send. */
  readonly at: (field: Field) => readonly Problem[];
  readonly touch: (change: Change) => void;
  /** All that is wrong now, not one frame ago. */
  readonly now: () => readonly Problem[];
  readonly showAll: () => void;
  /** How often a field was touched so far. */
  readonly touches: () => number;
  /** `since`, of `touches`: a field that was touched later is judged no more, where one goes on writing meanwhile. */
  readonly addFromServer: (problems: readonly Problem[], since?: number) => void;
};

export type ChecksAsk = {
  readonly content: Composition;
  readonly rules: readonly ChannelRules[];
  readonly uploading: Underway;
  readonly needsAccounts: boolean;
  readonly to: readonly Recipient[];
  /** Sending it with others was tried. */
  readonly isTried?: boolean;
};

export function useChecks(asked: ChecksAsk): Checks {
  const { content, rules, uploading, needsAccounts, to, isTried = false } = asked;
  const [touched, setTouched] = useState<ReadonlySet<Field> | 'all'>(new Set());
  const [found, setFound] = useState<readonly Problem[]>([]);
  const touchedAt = useRef({ count: 0, fields: new Map<Field, number>() });
  const fromServer = useMemo(() => leftFor(found, rules), [found, rules]);
  const shown = useDeferredValue(content);
  const pictures = blocksOf(content, mediaTypes.image).map(({ url }) => url);
  const known = useKnownFiles([content.cover, ...pictures]);
  const check = useCallback(
    (what: Composition) => {
      // An earlier date is past already now, whenever the post goes out.
      const going = { to, at: new Date(serverNow()) };
      const wrong = needsAccounts
        ? checkForPublishing(what, rules, known, going)
        : checkContent(what, rules, known, going);
      return [...wrong, ...unfinishedUploads(uploading)];
    },
    [rules, uploading, needsAccounts, known, to],
  );
  const problems = useMemo(() => together(check(shown), fromServer), [check, shown, fromServer]);
  const touch = useCallback((change: Change) => {
    const field = fieldOf(change);
    if (field === null) return;
    touchedAt.current.count += 1;
    touchedAt.current.fields.set(field, touchedAt.current.count);
    setTouched((before) => (before === 'all' || before.has(field) ? before : new Set([...before, field])));
    setFound((before) => leftAfter(before, change));
  }, []);
  return {
    problems,
    at: (field) => (isTried || touched === 'all' || touched.has(field) ? problemsAt(problems, field) : []),
    touch,
    now: () => together(check(content), fromServer),
    showAll: () => setTouched('all'),
    touches: () => touchedAt.current.count,
    addFromServer: (refused, since = Infinity) => {
      setTouched('all');
      setFound(refused.filter(({ field }) => (touchedAt.current.fields.get(field) ?? 0) <= since));
    },
  };
}

/** The post as every channel sees it, made once per change. */
export function usePost(content: Composition) {
  return useMemo(() => postOf(content), [content]);
}

/** Of the channels that see another one, in their own words: that one. */
export function useOwnPosts(content: Composition, rules: readonly ChannelRules[]) {
  return useMemo(() => ownPostsOf(content, rules), [content, rules]);
}
