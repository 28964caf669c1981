// A channel's own words: where it does not say what the others say, field by field (composer.md 1).
import type { ChannelId } from './channel-ids.ts';
import type { ChannelRules } from './channels.ts';
import { mediaTypes, type Composition, type MediaItem } from './content.ts';
import { postOf, type Post } from './post.ts';

export const ownFields = ['title', 'text'] as const;
export type OwnField = (typeof ownFields)[number];

/** What is customised for a channel; a field that is not there is the shared one. */
export function ownWordsOf(
  { ownWords }: Pick<Composition, 'ownWords'>,
  channelId: ChannelId,
): Partial<Record<OwnField, string>> {
  const { title, text } = (ownWords ?? []).find(({ channelid }) => channelid === channelId) ?? {};
  return { ...(title === undefined ? {} : { title }), ...(text === undefined ? {} : { text }) };
}

/** Customised and empty says nothing of its own: the channel gets the shared words. */
function sent(words: string | undefined): string | null {
  return words === undefined || words.trim() === '' ? null : words;
}

/** Whether a channel gets words of its own in this field. */
export function hasOwn(
  content: Pick<Composition, 'ownWords'>,
  channelId: ChannelId,
  field: OwnField,
): boolean {
  return sent(ownWordsOf(content, channelId)[field]) !== null;
}

/**
 * The content as one channel gets it. An own text is one plain block in the place of the shared ones, and is what readers get there
 * even where a channel sends its description as its text.
 */
export function contentFor(
  content: Composition,
  channelId: ChannelId,
  sendsDescription = false,
): Composition {
  const own = ownWordsOf(content, channelId);
  const [title, text] = [sent(own.title), sent(own.text)];
  if (title === null && text === null) return content;
  return {
    ...content,
    ...(title === null ? {} : { title }),
    ...(text === null ? {} : { media: withOneText(content.media, text) }),
    ...(text !== null && sendsDescription ? { description: '' } : {}),
  };
}

function withOneText(media: readonly MediaItem[], words: string): MediaItem[] {
  const at = media.findIndex(({ mediaType }) => mediaType === mediaTypes.text);
  const block = { ...blank, content: words };
  const rest = media.filter(({ mediaType }) => mediaType !== mediaTypes.text);
  return rest.toSpliced(Math.max(0, at), 0, block);
}

const blank = { mediaType: mediaTypes.text, url: '', name: '', size: 0, md5: '', dataContent: '' } as const;

/** With this field of a channel customised; `null` gives the shared one back. */
export function withOwnWords(
  content: Composition,
  channelId: ChannelId,
  field: OwnField,
  words: string | null,
): Composition {
  const { [field]: _before, ...others } = ownWordsOf(content, channelId);
  const own = words === null ? others : { ...others, [field]: words };
  const { ownWords = [], ...shared } = content;
  const rest = ownWords.filter(({ channelid }) => channelid !== channelId);
  const all = Object.keys(own).length === 0 ? rest : [...rest, { channelid: channelId, ...own }];
  // Where nothing is customised the content is as it was before anything was.
  return all.length === 0 ? shared : { ...shared, ownWords: all };
}

/** Always the same one, so that typing what all share makes nothing anew for it. */
const noneOwn: ReadonlyMap<ChannelId, Post> = new Map();

/** The posts of the channels that have words of their own; all the others get the shared one. */
export function ownPostsOf(
  content: Composition,
  rules: readonly ChannelRules[],
): ReadonlyMap<ChannelId, Post> {
  if (content.ownWords === undefined) return noneOwn;
  const customised = rules.filter(({ channelId }) =>
    ownFields.some((field) => hasOwn(content, channelId, field)),
  );
  return new Map(
    customised.map((rule) => [
      rule.channelId,
      postOf(contentFor(content, rule.channelId, rule.text.ownDescription)),
    ]),
  );
}
