// The open tags of this window, kept while pages come and go; signing out and a change of roles clear them.
import { keepChoice } from '../lib/kept-choice.ts';
import { renew, visit, without, type Tag, type Visit } from './open-tags.ts';

/** Nothing of it outlives the window (template, section 1). */
export const openTags = keepChoice<readonly Tag[]>(
  () => [],
  () => undefined,
);

const change = (by: (tags: readonly Tag[]) => readonly Tag[]) => {
  const [before, after] = [openTags.read(), by(openTags.read())];
  if (before !== after) openTags.choose(after);
};

export const visitTag = (visited: Visit) => change((tags) => visit(tags, visited));
export const closeTags = (paths: readonly string[]) => change((tags) => without(tags, paths));
export const renewTags = (which: (tag: Tag) => boolean) => change((tags) => renew(tags, which));
