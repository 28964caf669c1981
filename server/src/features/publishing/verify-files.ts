// Verify the files of a composition: each is one of ours and of this department, and counts as what it truly is.
import { mediaTypes, type Composition, type MediaItem } from '@herald/contract/content.ts';
import { problem, type Field } from '@herald/contract/problems.ts';
import { Refusal } from '../../refusal.ts';
import type { StoredFiles } from '../media/find-files.ts';

const fileTypes: readonly MediaItem['mediaType'][] = [mediaTypes.image, mediaTypes.video, mediaTypes.audio];

/** `stored` are this department's files by address. Size, hash and ending come from what is stored: what the browser said of a file is only its word. */
export function verifyFiles(stored: StoredFiles, content: Composition): Composition {
  const isFile = (item: MediaItem) => fileTypes.includes(item.mediaType) && item.url !== '';
  const missing = content.media.filter((item) => isFile(item) && !stored.has(item.url));
  if (missing.length > 0)
    throw new Refusal(
      'content-refused',
      {},
      missing.map((item) =>
        problem('upload-failed', fieldOf(item), { figures: { name: item.name || item.url } }),
      ),
    );
  const media = content.media.map((item) => {
    const [file] = isFile(item) ? asStored(stored, item) : [];
    return file ? { ...item, ...file, ...filmsBeside(stored, item) } : item;
  });
  return { ...content, media };
}

/** Where another can be chosen. */
function fieldOf({ mediaType }: MediaItem): Field {
  if (mediaType === mediaTypes.video) return 'video';
  return mediaType === mediaTypes.audio ? 'audio' : 'images';
}

/** Of those it may go as instead, the ones that are there: of the original too. */
function filmsBeside(stored: StoredFiles, { original, made = [] }: MediaItem) {
  if (!original) return {};
  const [first] = asStored(stored, original);
  return { original: first, made: made.flatMap((one) => asStored(stored, one)) };
}

function asStored(stored: StoredFiles, { url }: Pick<MediaItem, 'url'>) {
  const file = stored.get(url);
  return file ? [{ url, name: file.name, size: file.sizeBytes, md5: file.md5 }] : [];
}
