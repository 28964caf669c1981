// Pictures go up first, one step each: still ones in one shot, a GIF in pieces, then X may need a while for it.
import type { Post, PostFile } from '@herald/contract/post.ts';
import type { Account, Outside, Prepare, StepTaken } from '../channel.ts';
import { failed, type Result } from '../failure.ts';
import { Accepted, askX, Media } from './answers.ts';

const mediaLivesSeconds = 86_400;
const pieceBytes = 1_024 * 1_024;
const askAgainInSeconds = 2;

export function picturesOf(post: Post) {
  return post.images.map((image, index) => ({ key: `picture-${index + 1}`, image }));
}

export const prepare: Prepare = {
  steps: (post) => picturesOf(post).map(({ key }) => ({ key })),

  async take(outside, account, post, { key }, kept) {
    const picture = picturesOf(post).find((one) => one.key === key);
    if (!picture) return failed('media', `The post has no ${key}`, 'no-step');
    const media = kept
      ? await status(outside, account, kept.handle)
      : await upload(outside, account, picture.image);
    return media.ok ? describe(outside, account, picture.image, media.value) : media;
  },
};

type Uploaded = Media['data'];

async function upload(outside: Outside, account: Account, image: PostFile): Promise<Result<Uploaded>> {
  const { bytes, mimeType } = await outside.readFile(image.url);
  if (mimeType === 'image/gif') return uploadInPieces(outside, account, bytes, mimeType);
  const multipart = { media_category: 'tweet_image', media_type: mimeType };
  const body = { multipart, file: { name: 'media', bytes, mimeType } };
  return dataOf(
    await askX(outside, account.token.access, { method: 'POST', path: 'media/upload', body }, Media),
  );
}

/** Nothing is kept until the last piece is in: begun again, it costs an orphan that X forgets after a day. */
async function uploadInPieces(
  outside: Outside,
  { token }: Account,
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
): Promise<Result<Uploaded>> {
  const json = { media_type: mimeType, total_bytes: bytes.length, media_category: 'tweet_gif' };
  const begun = await askX(
    outside,
    token.access,
    { method: 'POST', path: 'media/upload/initialize', body: { json } },
    Media,
  );
  if (!begun.ok) return begun;
  const path = `media/upload/${begun.value.value.data.id}`;
  for (let index = 0; index * pieceBytes < bytes.length; index += 1) {
    const piece = bytes.slice(index * pieceBytes, (index + 1) * pieceBytes);
    const body = { multipart: { segment_index: index }, file: { name: 'media', bytes: piece, mimeType } };
    const added = await askX(
      outside,
      token.access,
      { method: 'POST', path: `${path}/append`, body },
      Accepted,
    );
    if (!added.ok) return added;
  }
  return dataOf(await askX(outside, token.access, { method: 'POST', path: `${path}/finalize` }, Media));
}

async function status(outside: Outside, { token }: Account, id: string): Promise<Result<Uploaded>> {
  const query = { command: 'STATUS', media_id: id };
  return dataOf(await askX(outside, token.access, { method: 'GET', path: 'media/upload', query }, Media));
}

async function describe(
  outside: Outside,
  { token }: Account,
  image: PostFile,
  media: Uploaded,
): Promise<Result<StepTaken>> {
  const { id, processing_info: processing, expires_after_secs: seconds = mediaLivesSeconds } = media;
  if (processing?.state === 'failed')
    return failed(
      'media',
      processing.error?.message ?? 'X could not read the picture',
      processing.error?.name ?? 'failed',
    );
  if (processing && processing.state !== 'succeeded') {
    const wait = processing.check_after_secs ?? askAgainInSeconds;
    return {
      ok: true,
      value: { state: 'more', handle: id, offset: image.sizeBytes, askAgainInSeconds: wait },
    };
  }
  const done = { ok: true, value: { state: 'done', handle: id, expiresInSeconds: seconds } } as const;
  if (image.altText === '') return done;
  const json = { id, metadata: { alt_text: { text: image.altText } } };
  const described = await askX(
    outside,
    token.access,
    { method: 'POST', path: 'media/metadata', body: { json } },
    Accepted,
  );
  return described.ok ? done : described;
}

function dataOf(answer: Result<{ readonly value: Media }>): Result<Uploaded> {
  return answer.ok ? { ok: true, value: answer.value.value.data } : answer;
}
