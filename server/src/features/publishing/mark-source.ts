// Mark in a post what its film came from: by that, and not by the conversion its channel gets, it is known for the same again.
import type { Post } from '@herald/contract/post.ts';
import type { StoredFiles } from '../media/find-files.ts';

export function markSource(post: Post, stored: StoredFiles): Post {
  const sourceMd5 = post.video && stored.get(post.video.url)?.sourceMd5;
  return post.video && sourceMd5 ? { ...post, video: { ...post.video, sourceMd5 } } : post;
}
