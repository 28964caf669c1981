// A material as a block of a post: its file under the file's own name, with its alt text.
import type { MediaItem } from '@herald/contract/content.ts';
import type { Material } from '@herald/contract/materials.ts';
import { rememberFile } from '../../lib/known-files.ts';

/** What is known of the file is known to the checks from now on, as of one that was uploaded here. */
export function itemOf(material: Material): MediaItem {
  const { mediaType, url, name, size, md5, dataContent, width, height, durationSeconds } = material;
  rememberFile(url, { sizeBytes: size, width, height, durationSeconds });
  return { mediaType, content: '', url, name, size, md5, dataContent };
}
