// What was chosen for one channel, as it stands there, in the place of what another account of the same package says of it.
import type { ChannelRules } from './channels.ts';
import type { Composition } from './content.ts';
import type { Post } from './post.ts';

/** Where an edit in place sends it: else a change of another account would ask for an old choice again. */
export function withOwnChoices(
  content: Composition,
  live: Post,
  { channelId, choices = [], can }: Pick<ChannelRules, 'channelId' | 'choices' | 'can'>,
): Composition {
  if (!can.reaches?.includes('choices')) return content;
  const dated = can.reaches.includes('backdate') ? { backdatedTime: live.backdatedTime ?? null } : {};
  const names = choices.flatMap(({ at, attribute }) => (at === 'attribute' && attribute ? [attribute] : []));
  const chosen = names.flatMap((itemName) => {
    const value = live.attributes?.[itemName];
    return value === undefined ? [] : [{ itemName, value }];
  });
  const others = content.extendAttributes.filter(({ itemName }) => !names.includes(itemName));
  const said = { ...content, ...dated, extendAttributes: [...others, ...chosen] };
  if (!choices.some(({ at }) => at === 'class')) return said;
  const own = (live.classes ?? []).filter(({ channelid }) => channelid === channelId);
  return {
    ...said,
    opcList: [...content.opcList.filter(({ channelid }) => channelid !== channelId), ...own],
  };
}
