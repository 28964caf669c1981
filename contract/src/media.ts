// Files: what an upload needs to know before it starts, and what stands in the record afterwards.
import { z } from 'zod';
import {
  audioAtMostBytes,
  gifAtMostBytes,
  imageUnderBytes,
  uploadTypes,
  videoUnderBytes,
} from './constants.ts';
import { endingOf } from './post.ts';
import { problem, type Problem } from './problems.ts';
import { megabytesAtLeast } from './channel-problem.ts';

/**
 * R-API-060: the signed policy of one upload (C-64). `policy` and `signature` are ours and authorise every call to us around it;
 * where the file itself is posted, which may be a store elsewhere, says `uploader`.
 */
export const UploadPolicy = z.object({
  uploader: z.string(),
  uploadUri: z.string(),
  filename: z.string(),
  dir: z.string(),
  key: z.string(),
  k: z.string(),
  v: z.string(),
  policy: z.string(),
  accessid: z.string(),
  signature: z.string(),
  expire: z.number().int(),
  /** Posted to `uploader` as they are, the file last. */
  fields: z.record(z.string(), z.string()),
  /** Asked with POST once a store elsewhere has taken the file; null where the answer to the file is all. */
  confirm: z.string().nullable(),
  /** Where a file above 16 MB goes in chunks, and how many bytes one has; null where it goes in one piece. */
  chunks: z.object({ uri: z.string(), bytes: z.number().int().positive() }).nullable(),
});
export type UploadPolicy = z.infer<typeof UploadPolicy>;

/** R-ENT-003. `url` is where the file can be fetched; sizes are bytes. */
export const FileRecord = z.object({
  type: z.string(),
  content: z.string(),
  url: z.string(),
  name: z.string(),
  uid: z.string(),
  size: z.number().int(),
  md5: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of a video or a sound, where it could be read. */
  durationSeconds: z.number().nullable().default(null),
});
export type FileRecord = z.infer<typeof FileRecord>;

/** Pixels of the widths a picture, or a film by one of its frames, is served in when `?w=` asks for one. */
export const smallWidths = [160, 320, 640, 1_280] as const;

/** The hash of a whole file, as 32 small hexadecimal digits. */
export const Md5 = z.string().regex(/^[0-9a-f]{32}$/);

/** How far an upload in chunks has come: what the server has on disk is the truth, whatever was sent. */
export const UploadOffset = z.object({ offset: z.number().int().nonnegative() });
export type UploadOffset = z.infer<typeof UploadOffset>;

/** One that stopped in the middle: the same file, chosen again, goes on from there. Or all of it is there, and it is looked at before it counts. */
export const UnfinishedUpload = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number().int(),
  receivedBytes: z.number().int(),
  isLookedAt: z.boolean(),
});
export type UnfinishedUpload = z.infer<typeof UnfinishedUpload>;

/** R-API-061: Qiniu's shape: the token is who signs, the signature and the policy, divided by colons. */
export const UploadToken = z.object({ key: z.string(), token: z.string(), url: z.string() });
export type UploadToken = z.infer<typeof UploadToken>;

const pictures = ['png', 'jpeg', 'jpg', 'gif', 'bmp', 'tiff', 'webp'];
const videos = ['mov', 'mp4', 'webm'];

/** Before an upload starts (R-UPL-001 to R-UPL-009): `widened` are types a chosen channel adds (C-52). */
export function checkUpload(
  file: { name: string; size: number },
  widened: readonly string[] = [],
): Problem[] {
  const ending = endingOf(file.name);
  if (![...uploadTypes, ...widened].includes(ending))
    return [problem('upload-type', 'images', { figures: { name: file.name, types: uploadTypes.join(' ') } })];
  const figures = { name: file.name, size: megabytesAtLeast(file.size) };
  if (file.size === 0) return [problem('file-empty', 'images', { figures })];
  if (ending === 'gif')
    return file.size > gifAtMostBytes ? [problem('upload-gif-too-large', 'images', { figures })] : [];
  if (pictures.includes(ending))
    return file.size >= imageUnderBytes ? [problem('upload-image-too-large', 'images', { figures })] : [];
  if (videos.includes(ending))
    return file.size >= videoUnderBytes ? [problem('upload-video-too-large', 'video', { figures })] : [];
  return file.size > audioAtMostBytes ? [problem('upload-audio-too-large', 'audio', { figures })] : [];
}
