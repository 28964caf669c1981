// Which of a video's files goes to a channel, named as whoever confirms is asked: the original, or what was made of it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { chooseFilm } from '@herald/contract/choose-film.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import { knownFiles } from '../../lib/known-files.ts';

/** The answer is null where the post has no video. */
export function filmFor({ media }: Composition): (rules: ChannelRules) => string | null {
  const block = media.find(({ mediaType, url }) => mediaType === mediaTypes.video && url !== '');
  return (rules) => (block ? chooseFilm(block, rules, knownFiles()).name : null);
}
