// A post together with what is known of its files, as the checks judge it.
import type { KnownFiles } from './file-facts.ts';
import type { Post, PostFile } from './post.ts';

/** For the checks alone: what is queued stays as it was composed, for two posts are told apart by it. */
export function withFacts(post: Post, known: KnownFiles): Post {
  const cover = post.cover === null ? undefined : known.get(post.cover);
  return {
    ...post,
    images: post.images.map((image) => seen(image, known)),
    video: post.video && seen(post.video, known),
    ...(cover ? { coverFile: cover } : {}),
  };
}

function seen(file: PostFile, known: KnownFiles): PostFile {
  const { sizeBytes = file.sizeBytes, width, height, durationSeconds, film } = known.get(file.url) ?? {};
  return {
    ...file,
    sizeBytes,
    ...(width && height ? { width, height } : {}),
    ...(typeof durationSeconds === 'number' ? { durationSeconds } : {}),
    ...(film ? { film } : {}),
  };
}
