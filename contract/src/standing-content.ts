// What stands on the accounts of a package, as content for who is about to change that: what stands there in other words is its channel's own.
import { postBeside } from './choose-film.ts';
import type { Can, ChannelRules } from './channels.ts';
import type { Composition } from './content.ts';
import { contentFor, hasOwn, ownFields, withOwnWords, type OwnField } from './own-words.ts';
import type { Post } from './post.ts';
import {
  differencesOf,
  editedVersion,
  liveContent,
  versionOf,
  type PostVersion,
  type Wording,
} from './versions.ts';

export type StandingThere = {
  readonly rules: Wording & Pick<ChannelRules, 'channelId'>;
  /** What can be done there by now. */
  readonly can: Can;
  readonly live: Post;
  /** Nobody knows that these words stand there: others may, and are put there once more by who says so. */
  readonly isInDoubt: boolean;
  /** What the package said when it was sent there; null where nobody knows any more. */
  readonly sent: Composition | null;
};

/**
 * The first is the one that was opened. The shared words are its own, or, where it stands in words of its channel, those of another that does
 * not. Words that no change of the shared ones may touch unasked become own words of their channel; of two accounts of one, those of the one that
 * was opened, else of one that stands as the content says, else of the newest.
 */
export function standingContent(
  saved: Composition,
  [first, ...others]: readonly [StandingThere, ...StandingThere[]],
): Composition {
  const { channelId } = first.rules;
  const content = [first, ...others].reduce(withoutRepeated, saved);
  const own = ownFields.filter((field) => isOwn(content, first, field));
  const base = own.reduce((said, field) => {
    const shared = withSharedOf(said, others, field);
    return withOwnWords(shared, channelId, field, first.live[field]);
  }, content);
  const opened = own.reduce(
    (said, field) => (hasOwn(content, channelId, field) ? said : withoutSame(said, first, field)),
    withDescriptionOf(base, liveContent(base, first.live, channelId), first),
  );
  const channels = new Set(others.map(({ rules }) => rules.channelId));
  channels.delete(channelId);
  return [...channels].reduce((said, id) => {
    const there = others.filter(({ rules }) => rules.channelId === id);
    const shown = there.find((one) => ownFields.every((field) => says(said, one, field))) ?? there.at(-1);
    return shown ? withWordsOf(said, shown) : said;
  }, opened);
}

/** Whether a change there would put something in the place of what stands that nobody has changed: it stands otherwise than the content says. */
export function standsApart(content: Composition, there: StandingThere): boolean {
  const live = versionOf(there.live, there.rules);
  const after = editedVersion(live, wordedFor(content, there), reachedIn(there));
  return differencesOf(live, after).length > 0;
}

function isOwn(content: Composition, { rules, sent }: StandingThere, field: OwnField): boolean {
  return [content, sent].some((one) => one !== null && hasOwn(one, rules.channelId, field));
}

/** What became its own only because it was changed later than the rest, and is the same by now, goes on with the shared words. */
function withoutRepeated(content: Composition, there: StandingThere): Composition {
  const { channelId } = there.rules;
  return ownFields.reduce((said, field) => {
    const { sent } = there;
    if (sent === null || hasOwn(sent, channelId, field) || !hasOwn(said, channelId, field)) return said;
    const shared = withOwnWords(said, channelId, field, null);
    return wordsIn(shared, there, field) === wordsIn(said, there, field) ? shared : said;
  }, content);
}

/** A title that no post there shows is kept for those that will. */
function wordsIn(content: Composition, there: StandingThere, field: OwnField): string {
  if (field === 'text') return wordedFor(content, there).text.trim();
  return contentFor(content, there.rules.channelId).title.trim();
}

/** With the words of one that stands in the shared ones, and shows them: elsewhere nobody has kept them as they are. */
function withSharedOf(content: Composition, others: readonly StandingThere[], field: OwnField): Composition {
  const shared = others.find(
    (one) => !isOwn(content, one, field) && versionOf(one.live, one.rules)[field] !== '',
  );
  if (!shared) return content;
  const { live, rules } = shared;
  return field === 'title'
    ? { ...content, title: live.title }
    : { ...liveContent(content, live, rules.channelId), title: content.title };
}

/** Where a channel sends the description as its text, its own text was sent without the one that the others share. */
function withDescriptionOf(
  base: Composition,
  content: Composition,
  { rules: { channelId, text } }: StandingThere,
): Composition {
  const isUnsent = text.ownDescription === true && hasOwn(base, channelId, 'text');
  return isUnsent ? { ...content, description: base.description } : content;
}

function withWordsOf(content: Composition, there: StandingThere): Composition {
  const { rules, sent, isInDoubt } = there;
  const { channelId } = rules;
  const live = versionOf(there.live, rules);
  return ownFields.reduce((said, field) => {
    if (!reachedIn(there).includes(field) || says(said, there, field)) return said;
    const wasOwn = !hasOwn(said, channelId, field) && sent !== null && hasOwn(sent, channelId, field);
    if (isInDoubt && !wasOwn) return said;
    return withoutSame(withOwnWords(said, channelId, field, live[field]), there, field);
  }, content);
}

/** Where the shared words say what stands there, they are what is changed there. */
function withoutSame(content: Composition, there: StandingThere, field: OwnField): Composition {
  const shared = withOwnWords(content, there.rules.channelId, field, null);
  return says(shared, there, field) ? shared : content;
}

function says(content: Composition, there: StandingThere, field: OwnField): boolean {
  return wordedFor(content, there)[field].trim() === versionOf(there.live, there.rules)[field].trim();
}

function wordedFor(content: Composition, { rules, live }: StandingThere): PostVersion {
  const said = contentFor(content, rules.channelId, rules.text.ownDescription);
  return versionOf(postBeside(said, live.video), rules);
}

/** What a change can put there. Posted again it is wholly another, and its words are what counts. */
function reachedIn({ can: { edit, reaches = [] } }: StandingThere) {
  if (edit === 'in-place') return reaches;
  return edit === 'delete-and-repost' ? ownFields : [];
}
