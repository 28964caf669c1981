// What the server found wrong stands until the field it names is written anew, or its channel is left out.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Field, Problem } from '@herald/contract/problems.ts';
import type { Change } from './composition.ts';

const fields: Record<Exclude<Change['kind'], 'own-words'>, Field | null> = {
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
  replaced: null,
};

/** The field a change is written in; null where nothing can be wrong with it. */
export function fieldOf(change: Change): Field | null {
  return change.kind === 'own-words' ? change.field : fields[change.kind];
}

/** The same list where nothing of it is over. */
export function leftAfter(problems: readonly Problem[], change: Change): readonly Problem[] {
  const field = fieldOf(change);
  return problems.some((one) => one.field === field)
    ? problems.filter((one) => one.field !== field)
    : problems;
}

/** Those of channels it still goes to; what concerns every channel stays. */
export function leftFor(problems: readonly Problem[], rules: readonly ChannelRules[]): readonly Problem[] {
  const going = new Set(rules.map(({ channelId }) => channelId));
  return problems.filter(({ channelId }) => channelId === null || going.has(channelId));
}
