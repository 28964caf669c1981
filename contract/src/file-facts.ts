// What is known of the files behind a post's addresses: asked of the store by the server, of uploads and pictures by the composer.
import type { VideoProperties } from './video.ts';

/** Bytes, pixels and seconds; what nobody knows is left out, and is then not judged. */
export type FileFacts = {
  readonly sizeBytes?: number | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly durationSeconds?: number | null | undefined;
  /** What is truly in a film, once it was read. */
  readonly film?: VideoProperties | null | undefined;
};

export type KnownFiles = ReadonlyMap<string, FileFacts>;
