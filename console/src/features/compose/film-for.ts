// Which of a video's files goes to a channel, named as whoever confirms is asked: the original, or what was made of it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { chooseFilm } from '@herald/contract/choose-film.ts';
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import { knownFiles } from '../../lib/known-files.ts';

/**
 * `either`: nobody here knows what is in the original, so it goes there or what was made of it; the server looks when it sends. A
 * conversion often has the name of its original: which of both it is stands beside it.
 */
export type FilmThere = {
  readonly name: string;
  readonly is: 'the-only-one' | 'original' | 'conversion' | 'either';
};

/** The answer is null where the post has no video. */
export function filmFor(
  { media }: Pick<Composition, 'media'>,
  known = knownFiles(),
): (rules: ChannelRules) => FilmThere | null {
  const block = media.find(({ mediaType, url }) => mediaType === mediaTypes.video && url !== '');
  if (!block) return () => null;
  const { original } = block;
  const isUnread = original !== undefined && known.get(original.url)?.film === undefined;
  return (rules) => {
    if (isUnread && rules.video) return { name: original.name, is: 'either' };
    const { name, url } = chooseFilm(block, rules, known);
    if (!original) return { name, is: 'the-only-one' };
    return { name, is: url === original.url ? 'original' : 'conversion' };
  };
}
