// Which of a video's files goes to a channel, named as whoever confirms is asked: the original, or what was made of it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { chooseFilm } from '@herald/contract/choose-film.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import { knownFiles } from '../../lib/known-files.ts';

/** `orConversion`: nobody here knows what is in the original, so it goes there or what was made of it; the server looks when it sends. */
export type FilmThere = { readonly name: string; readonly orConversion: boolean };

/** The answer is null where the post has no video. */
export function filmFor(
  { media }: Pick<Composition, 'media'>,
  known = knownFiles(),
): (rules: ChannelRules) => FilmThere | null {
  const block = media.find(({ mediaType, url }) => mediaType === mediaTypes.video && url !== '');
  if (!block) return () => null;
  const { original } = block;
  const isUnread = original !== undefined && known.get(original.url)?.film === undefined;
  return (rules) =>
    isUnread && rules.video
      ? { name: original.name, orConversion: true }
      : { name: chooseFilm(block, rules, known).name, orConversion: false };
}
