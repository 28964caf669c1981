// The checks while typing: the same rules the server runs, one frame behind the keys, gravest first.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Recipient } from '@herald/contract/check-choices.ts';
import { checkContent, checkForPublishing } from '@herald/contract/check-content.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import { ownPostsOf } from '@herald/contract/own-words.ts';
import { postOf } from '@herald/contract/post.ts';
import type { Field, Problem } from '@herald/contract/problems.ts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { useKnownFiles } from '../../lib/known-files.ts';
import { blocksOf, type Change } from './composition.ts';
import { problemsAt, together, unfinishedUploads } from './place-problems.ts';
import type { Underway } from './use-underway.ts';

const fieldOf: Record<Change['kind'], Field | null> = {
  title: 'title',
  keywords: 'keywords',
  category: null,
  'special-topic': null,
  editor: null,
  'en-title': null,
  tags: null,
  text: 'text',
  article: 'text',
  'article-dropped': 'text',
  'text-added': null,
  'text-removed': 'text',
  ordered: null,
  'put-back': null,
  link: 'link',
  'link-added': 'link',
  'link-removed': 'link',
  accounts: 'accounts',
  'picture-added': 'images',
  'picture-described': 'images',
  'picture-moved': 'images',
  'picture-replaced': 'images',
  'picture-removed': 'images',
  'pictures-removed': 'images',
  'pictures-back': 'images',
  'video-added': 'video',
  'video-replaced': 'video',
  'video-described': 'video',
  'video-removed': 'video',
  'sound-added': 'audio',
  'sound-removed': 'audio',
  cover: 'cover',
  description: 'description',
  backdate: 'choices',
  class: 'choices',
  attribute: 'choices',
  audience: 'choices',
  feeling: 'choices',
  'own-words': 'text',
  replaced: null,
};

export type Checks = {
  readonly problems: readonly Problem[];
  /** What stands at a field: nothing before somebody has been there or has tried to send. */
  readonly at: (field: Field) => readonly Problem[];
  readonly touch: (change: Change) => void;
  /** All that is wrong now, not one frame ago. */
  readonly now: () => readonly Problem[];
  readonly showAll: () => void;
  readonly addFromServer: (problems: readonly Problem[]) => void;
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
  const [fromServer, setFromServer] = useState<readonly Problem[]>([]);
  const shown = useDeferredValue(content);
  const pictures = blocksOf(content, mediaTypes.image).map(({ url }) => url);
  const known = useKnownFiles([content.cover, ...pictures]);
  const check = useCallback(
    (what: Composition) => {
      // An earlier date is past already now, whenever the post goes out.
      const going = { to, at: new Date(serverNow()) };
      const found = needsAccounts
        ? checkForPublishing(what, rules, known, going)
        : checkContent(what, rules, known, going);
      return [...found, ...unfinishedUploads(uploading)];
    },
    [rules, uploading, needsAccounts, known, to],
  );
  const problems = useMemo(() => together(check(shown), fromServer), [check, shown, fromServer]);
  const touch = useCallback((change: Change) => {
    const field = fieldOf[change.kind];
    if (field === null) return;
    setTouched((before) => (before === 'all' || before.has(field) ? before : new Set([...before, field])));
    setFromServer((before) =>
      before.some((one) => one.field === field) ? before.filter((one) => one.field !== field) : before,
    );
  }, []);
  return {
    problems,
    at: (field) => (isTried || touched === 'all' || touched.has(field) ? problemsAt(problems, field) : []),
    touch,
    now: () => together(check(content), fromServer),
    showAll: () => setTouched('all'),
    addFromServer: (found) => {
      setTouched('all');
      setFromServer(found);
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
