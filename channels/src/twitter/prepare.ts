// Media go up first, one step each: a still picture in one shot, a GIF or a video in pieces, which X then may work on for a while.
import type { Post, PostFile } from '@herald/contract/post.ts';
import { z } from 'zod';
import { beginAnew } from '../begin-anew.ts';
import type { Account, Outside, Prepare, StepTaken } from '../channel.ts';
import { failed, type Failure, noticed, type Result } from '../failure.ts';
import { Accepted, askX, Media } from './answers.ts';

const videoKey = 'video';
const mediaLivesSeconds = 86_400;
/** X names 5 MB as the most; its gateway has been seen to refuse what is larger than this. */
export const pieceBytes = 1_024 * 1_024;
const askAgainInSeconds = 2;
const mostBeginnings = 3;

type Medium = { readonly key: string; readonly file: PostFile };

/** The upload as far as it has come: what X answered for, in bytes, and how often it was begun. */
const Draft = z.object({ id: z.string(), offset: z.number(), isWhole: z.boolean(), begun: z.number() });
type Draft = z.infer<typeof Draft>;
type Uploaded = Media['data'];
type Making = { readonly outside: Outside; readonly account: Account; readonly medium: Medium };
type Step = Promise<Result<StepTaken>>;

/** What this post is sent with, by step: four pictures, or a GIF, or a video, which goes before pictures. */
export function mediaOf({ video, images }: Post): Medium[] {
  if (video) return [{ key: videoKey, file: video }];
  return images.map((image, index) => ({ key: `picture-${index + 1}`, file: image }));
}

export const prepare: Prepare = {
  steps: (post) => mediaOf(post).map(({ key }) => ({ key })),

  async take(outside, account, post, { key }, kept) {
    const medium = mediaOf(post).find((one) => one.key === key);
    if (!medium) return noticed('media', `The post has no ${key}`, 'no-step');
    const making = { outside, account, medium };
    if (kept) return goOn(making, Draft.parse(JSON.parse(kept.handle)));
    return key === videoKey ? begin(making, 1) : uploadPicture(making);
  },
};

/** A still one goes in one shot; where X stumbles over itself with it, in pieces. */
async function uploadPicture(making: Making): Step {
  const { outside, account, medium } = making;
  const { bytes, mimeType } = await outside.readFile(medium.file.url);
  if (mimeType === 'image/gif') return begin(making, 1);
  const multipart = { media_category: 'tweet_image', media_type: mimeType };
  const body = { multipart, file: { name: 'media', bytes, mimeType } };
  const question = { method: 'POST', path: 'media/upload', body } as const;
  const answer = await askX(outside, account.token.access, question, Media);
  if (!answer.ok) return answer;
  const media = answer.value.value.data;
  const draft = { id: media.id, offset: bytes.length, isWhole: true, begun: mostBeginnings };
  return whenReady(making, draft, media);
}

/** What was begun and never ended X forgets after a day, and nobody sees it. */
async function begin({ outside, account, medium }: Making, begun: number): Step {
  const { sizeBytes, mimeType } = await outside.openFile(medium.file.url);
  const picture = mimeType === 'image/gif' ? 'tweet_gif' : 'tweet_image';
  const category = medium.key === videoKey ? 'tweet_video' : picture;
  const json = { media_type: mimeType, total_bytes: sizeBytes, media_category: category };
  const question = { method: 'POST', path: 'media/upload/initialize', body: { json } } as const;
  const answer = await askX(outside, account.token.access, question, Media);
  if (!answer.ok) return answer;
  return more({ id: answer.value.value.data.id, offset: 0, isWhole: false, begun }, 0);
}

async function goOn(making: Making, draft: Draft): Step {
  const { outside, account, medium } = making;
  if (draft.isWhole) return askStatus(making, draft);
  const file = await outside.openFile(medium.file.url);
  if (draft.offset >= file.sizeBytes) return finalize(making, draft);
  const bytes = await file.read(draft.offset, pieceBytes);
  const multipart = { segment_index: draft.offset / pieceBytes };
  const body = { multipart, file: { name: 'media', bytes, mimeType: file.mimeType } };
  const question = { method: 'POST', path: `media/upload/${draft.id}/append`, body } as const;
  const added = await askX(outside, account.token.access, question, Accepted);
  return added.ok
    ? more({ ...draft, offset: draft.offset + bytes.length }, 0)
    : anew(making, draft, added.failure);
}

async function finalize(making: Making, draft: Draft): Step {
  const { outside, account } = making;
  const question = { method: 'POST', path: `media/upload/${draft.id}/finalize` } as const;
  const answer = await askX(outside, account.token.access, question, Media);
  if (!answer.ok) return anew(making, draft, answer.failure);
  return whenReady(making, { ...draft, isWhole: true }, answer.value.value.data);
}

async function askStatus(making: Making, draft: Draft): Step {
  const { outside, account } = making;
  const query = { command: 'STATUS', media_id: draft.id };
  const question = { method: 'GET', path: 'media/upload', query } as const;
  const answer = await askX(outside, account.token.access, question, Media);
  if (!answer.ok) return anew(making, draft, answer.failure);
  return whenReady(making, draft, answer.value.value.data);
}

/** X tells nobody how far an upload is, and takes no piece twice: one whose answer was lost, or whose day is over, is begun anew. */
async function anew(making: Making, { begun }: Draft, failure: Failure): Step {
  const isRefused = failure.kind === 'media' || failure.kind === 'content';
  if (!isRefused || begun >= mostBeginnings) return { ok: false, failure };
  return beginAnew(failure, () => begin(making, begun + 1));
}

async function whenReady(making: Making, draft: Draft, media: Uploaded): Step {
  const { id, processing_info: processing, expires_after_secs: expiresInSeconds = mediaLivesSeconds } = media;
  if (processing?.state === 'failed') {
    const { message = 'X could not read the file', name = 'failed' } = processing.error ?? {};
    // X stumbled over itself, and not over the file.
    if (name !== 'InternalError') return failed('media', message, name);
    return beginAnew(failed('unknown', message, name).failure, () => begin(making, draft.begun + 1));
  }
  if (processing && processing.state !== 'succeeded')
    return more(draft, processing.check_after_secs || askAgainInSeconds);
  const described = await describe(making, id);
  return described.ok ? { ok: true, value: { state: 'done', handle: id, expiresInSeconds } } : described;
}

/** X takes an alternative text for pictures only, a GIF being one. */
async function describe({ outside, account, medium }: Making, id: string): Promise<Result<unknown>> {
  const { altText } = medium.file;
  if (altText === '' || medium.key === videoKey) return { ok: true, value: null };
  const json = { id, metadata: { alt_text: { text: altText } } };
  const question = { method: 'POST', path: 'media/metadata', body: { json } } as const;
  return askX(outside, account.token.access, question, Accepted);
}

function more(draft: Draft, seconds: number): Result<StepTaken> {
  const handle = JSON.stringify(draft);
  return {
    ok: true,
    value: { state: 'more', handle, offset: draft.offset, askAgainInSeconds: seconds },
  };
}
