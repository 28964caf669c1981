// What is known of the files behind a post's addresses: asked of the store by the server, of uploads and pictures by the composer.
import type { Post, PostFile } from './post.ts';

/** Bytes, pixels and seconds; what nobody knows is left out, and is then not judged. */
export type FileFacts = {
  readonly sizeBytes?: number | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly durationSeconds?: number | null | undefined;
};

export type KnownFiles = ReadonlyMap<string, FileFacts>;

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
  const { sizeBytes = file.sizeBytes, width, height, durationSeconds } = known.get(file.url) ?? {};
  return {
    ...file,
    sizeBytes,
    ...(width && height ? { width, height } : {}),
    ...(typeof durationSeconds === 'number' ? { durationSeconds } : {}),
  };
}
