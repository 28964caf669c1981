// Which of a video's files goes to a channel: the original where the channel takes it, else the best of what was made of it (R-TRANS-003).
import type { ChannelRules } from './channels.ts';
import { mediaTypes, type Composition, type MediaItem } from './content.ts';
import type { KnownFiles } from './file-facts.ts';
import { takesFilm } from './film-reasons.ts';
import { contentFor } from './own-words.ts';
import { postOf, type Post, type PostFile } from './post.ts';
import { seenSize } from './video.ts';

type Block = Pick<MediaItem, 'url' | 'name' | 'size' | 'md5' | 'original' | 'made'>;
export type StoredFilm = Pick<MediaItem, 'url' | 'name' | 'size' | 'md5'>;

/**
 * The post as one channel gets it, in its own words where it has some. `standing` is the video of a post that is live there: as long as it is one of the block's own,
 * it stays, so that other words change no film.
 */
export function postFor(
  content: Composition,
  rules: ChannelRules,
  known: KnownFiles,
  standing: PostFile | null = null,
): Post {
  const own = contentFor(content, rules.channelId, rules.text.ownDescription);
  return postWith(own, (block) => chooseFilm(block, rules, known, standing?.url));
}

/** The post with the film that stands in another in the place of the package's, where that is one of its own. */
export function postBeside(content: Composition, standing: PostFile | null): Post {
  return postWith(content, (block) => filmsOf(block).find(({ url }) => url === standing?.url) ?? block);
}

function postWith(content: Composition, choose: (block: MediaItem) => StoredFilm): Post {
  const at = content.media.findIndex(({ mediaType, url }) => mediaType === mediaTypes.video && url !== '');
  const block = content.media[at];
  if (!block?.original) return postOf(content);
  const { url, name, size, md5 } = choose(block);
  return postOf({ ...content, media: content.media.with(at, { ...block, url, name, size, md5 }) });
}

/** Where the channel takes none of them, it is what stands in the package: that is judged, and refused by name. */
export function chooseFilm(
  block: Block,
  rules: ChannelRules,
  known: KnownFiles,
  standingUrl?: string,
): StoredFilm {
  const films = filmsOf(block);
  const standing = films.find(({ url }) => url === standingUrl);
  if (standing) return standing;
  const [original, ...made] = films;
  const best = made.toSorted((one, other) => weigh(known, other) - weigh(known, one));
  const takes = ({ url, size }: StoredFilm) => takesFilm(rules, url, { sizeBytes: size, ...known.get(url) });
  return [...(original ? [original] : []), ...best].find(takes) ?? block;
}

/** The original first; one that was not converted is alone. */
export function filmsOf(block: Block): StoredFilm[] {
  const { original, made = [] } = block;
  const all = original ? [original, ...made, block] : [block];
  return all.filter(({ url }, at) => all.findIndex((other) => other.url === url) === at);
}

/** By its pixels; of as many, by its bytes. */
function weigh(known: KnownFiles, { url, size }: StoredFilm): number {
  const film = known.get(url)?.film;
  const { width, height } = (film && seenSize(film)) ?? { width: 0, height: 0 };
  return width * height + size / Number.MAX_SAFE_INTEGER;
}
