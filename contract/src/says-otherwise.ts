// Whether two versions of a package say something else, on whatever channel: in the shared words, a channel's own, or what was chosen.
import { postBeside } from './choose-film.ts';
import { ChannelId } from './channel-ids.ts';
import type { ChannelClass, Composition } from './content.ts';
import { contentFor } from './own-words.ts';
import { postOf, type Post, type PostFile } from './post.ts';
import { readRegions } from './regions.ts';
import { differencesOf, versionOf } from './versions.ts';

/** `film` is the one that stands: as long as it is one of a package's own it is no other film than what was made of it. */
export function saysOtherwise(one: Composition, other: Composition, film: PostFile | null): boolean {
  const [here, there] = [postBeside(one, film), postBeside(other, film)];
  if (differencesOf(versionOf(here), versionOf(there)).length > 0) return true;
  if (chosenIn(here) !== chosenIn(there)) return true;
  const named = [...(one.ownWords ?? []), ...(other.ownWords ?? [])];
  const channels = named.flatMap(({ channelid }) => ChannelId.safeParse(channelid).data ?? []);
  return channels.some((channel) => wordsFor(one, channel) !== wordsFor(other, channel));
}

function wordsFor(content: Composition, channel: ChannelId): string {
  const { title, text } = postOf(contentFor(content, channel));
  return JSON.stringify([title.trim(), text.trim()]);
}

/** Nothing chosen, and an empty choice, are one. */
function chosenIn({ attributes = {}, classes = [], audience, feeling }: Post): string {
  const { ageMin = null, regions = null } = audience ?? {};
  const places = readRegions(regions);
  return JSON.stringify([
    Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    classes
      .map(classAsRead)
      .filter(([_channel, ...words]) => words.some((word) => word !== ''))
      .toSorted(([one], [other]) => one - other),
    ageMin === null ? '' : String(ageMin),
    places?.map(({ type, key }) => [type, key]) ?? regions,
    [feeling?.actionId, feeling?.objectId, feeling?.iconId],
  ]);
}

const classAsRead = ({ channelid, type, classify1, classify2 }: ChannelClass) =>
  [channelid, type ?? '', classify1 ?? '', classify2 ?? ''] as const;
