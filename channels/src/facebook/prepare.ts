// Pictures and a video go up unpublished, one step each: nobody sees them, and Facebook has worked on the video before it is a post.
import { checkCover, showsCover } from '@herald/contract/check-cover.ts';
import { leadingMedia, type Post, type PostFile } from '@herald/contract/post.ts';
import { z } from 'zod';
import type { Fields } from '../ask.ts';
import { beginAnew } from '../begin-anew.ts';
import type { Account, Outside, Prepare, StepTaken } from '../channel.ts';
import { choicesOf } from '../facebook-choices.ts';
import { failed, type Failure, noticed, type Result } from '../failure.ts';
import { Done, type GraphQuestion } from '../graph-api.ts';
import { askForNextPiece, askGraph, Begun, Photo, readVideo, saysUploadOver } from './answers.ts';
import { rules } from './rules.ts';

export const videoKey = 'video';
export const thumbnailKey = 'thumbnail';
const unpublishedLivesSeconds = 86_400;
/** Addresses of ours are open for a day (channel.ts). */
const addressLivesSeconds = 86_400;
const longestWaitSeconds = 60;
const mostBeginnings = 3;
const { failure: gone } = noticed('media', 'The video was there, and is not any more', 'session-over');

/** The upload as far as it has come: the piece Facebook wants next, how often it was asked since the last one, how often it was begun. */
const Draft = z.object({
  session: z.string(),
  videoId: z.string(),
  from: z.number(),
  to: z.number(),
  asked: z.number(),
  begun: z.number(),
});
type Draft = z.infer<typeof Draft>;
type Making = {
  readonly outside: Outside;
  readonly account: Account;
  readonly post: Post;
  readonly video: PostFile;
  /** Who may see it, and how somebody feels. */
  readonly choices: Fields;
};
type Step = Promise<Result<StepTaken>>;

/** The pictures this post is sent with, by step: a link leads, and then pictures are not part of it (R-FB-018). */
export function picturesOf(post: Post) {
  if (leadingMedia(post) !== 'images') return [];
  return post.images.map((image, index) => ({ key: `picture-${index + 1}`, image }));
}

/** The steps in the order in which the post names them. */
export function keysOf(post: Post): string[] {
  return leadingMedia(post) === 'video' ? [videoKey] : picturesOf(post).map(({ key }) => key);
}

export const prepare: Prepare = {
  steps: (post) => [...keysOf(post), ...thumbnailKeysOf(post)].map((key) => ({ key })),

  async take(outside, account, post, { key }, kept) {
    const { video } = post;
    if (key === videoKey && video) {
      const choices = choicesOf(post, rules);
      if (!choices.ok) return choices;
      const making = { outside, account, post, video, choices: choices.value };
      return kept ? goOn(making, Draft.parse(JSON.parse(kept.handle))) : begin(making, 1);
    }
    if (key === thumbnailKey) return findThumbnail(outside, post);
    const picture = picturesOf(post).find((one) => one.key === key);
    if (!picture) return noticed('media', `The post has no ${key}`, 'no-step');
    return uploadPicture(outside, account, picture.image);
  },
};

/** Facebook fetches the picture of a link itself. */
function thumbnailKeysOf({ link, cover }: Post): string[] {
  return link !== null && cover !== null ? [thumbnailKey] : [];
}

/** Its address for a link to a site of ours, where its kind and weight are taken (R-FB-003, R-FB-006); empty leaves the card its own. */
async function findThumbnail({ ownHosts = [], ...outside }: Outside, post: Post): Step {
  const { cover } = post;
  const here = { ...rules, linkCoverHosts: [...ownHosts] };
  if (cover === null || !showsCover(post, here)) return found('', null);
  const { bytes } = await outside.readFile(cover);
  const wrong = checkCover({ ...post, coverFile: { sizeBytes: bytes.length } }, here);
  return wrong.length === 0 ? found(await outside.addressOf(cover), addressLivesSeconds) : found('', null);
}

function found(handle: string, expiresInSeconds: number | null): Result<StepTaken> {
  return { ok: true, value: { state: 'done', handle, expiresInSeconds } };
}

async function uploadPicture(outside: Outside, { externalId, token }: Account, image: PostFile): Step {
  const { bytes, mimeType } = await outside.readFile(image.url);
  const { altText } = image;
  const multipart = { published: false, alt_text_custom: altText === '' ? null : altText };
  const body = { multipart, file: { name: 'source', bytes, mimeType } };
  const path = `${externalId}/photos`;
  const answer = await askGraph(outside, token.access, { method: 'POST', path, body }, Photo);
  if (!answer.ok) return answer;
  const handle = answer.value.value.id;
  return { ok: true, value: { state: 'done', handle, expiresInSeconds: unpublishedLivesSeconds } };
}

/** Where the phases of an upload are asked for. */
function phase({ account }: Making, body: GraphQuestion['body'] & object): GraphQuestion {
  return { method: 'POST', base: 'graphVideo', path: `${account.externalId}/videos`, body };
}

/** What was begun and never finished is no video. */
async function begin(making: Making, begun: number): Step {
  const { outside, account, video } = making;
  const { sizeBytes } = await outside.openFile(video.url);
  const question = phase(making, { form: { upload_phase: 'start', file_size: sizeBytes } });
  const answer = await askGraph(outside, account.token.access, question, Begun);
  if (!answer.ok) return answer;
  const { upload_session_id: session, video_id: videoId, ...next } = answer.value.value;
  return more({ session, videoId, from: next.start_offset, to: next.end_offset, asked: 0, begun }, 0);
}

async function goOn(making: Making, draft: Draft): Step {
  if (draft.from < draft.to) return sendPiece(making, draft);
  const { outside, account } = making;
  const read = await readVideo(outside, account.token.access, draft.videoId);
  if (!read.ok) return read;
  const { video_status: status = '', processing_phase: processing } = read.value?.status ?? {};
  if (status === 'ready') return done(draft);
  if (status === 'error')
    return failed('media', processing?.error?.message ?? 'Facebook could not read the video', status);
  if (status === 'expired' || status === 'upload_failed')
    return anew(making, draft, failed('media', `Facebook says of the upload: ${status}`, status).failure);
  // A finish whose answer was lost is seen by what Facebook does with the video.
  const isFinished = draft.asked > 0 || status === 'processing';
  if (!isFinished) return finish(making, draft);
  return read.value ? wait(draft) : anew(making, draft, gone);
}

/** Facebook says which bytes it wants; its word counts, also after a piece whose answer was lost. */
async function sendPiece(making: Making, draft: Draft): Step {
  const { outside, account, video } = making;
  const { session, from, to } = draft;
  const file = await outside.openFile(video.url);
  const bytes = await file.read(from, to - from);
  const multipart = { upload_phase: 'transfer', upload_session_id: session, start_offset: from };
  const piece = { name: 'video_file_chunk', bytes, mimeType: file.mimeType };
  const question = phase(making, { multipart, file: piece });
  const next = await askForNextPiece(outside, account.token.access, question);
  if (!next.ok) return saysUploadOver(next.failure) ? anew(making, draft, next.failure) : next;
  if (next.value.from === from) return noticed('unknown', `Facebook took nothing at ${from}`, 'no-progress');
  return more({ ...draft, ...next.value }, 0);
}

async function finish(making: Making, draft: Draft): Step {
  const { outside, account, post, choices } = making;
  const { backdated_time: _at, backdated_time_granularity: _to, ...chosen } = choices;
  const fields = {
    upload_phase: 'finish',
    upload_session_id: draft.session,
    title: post.title === '' ? null : post.title,
    description: post.text,
    ...chosen,
    published: false,
  };
  const cover = post.cover === null ? null : await outside.readFile(post.cover);
  const body = cover ? { multipart: fields, file: { name: 'thumb', ...cover } } : { form: fields };
  const answer = await askGraph(outside, account.token.access, phase(making, body), Done);
  if (!answer.ok) return saysUploadOver(answer.failure) ? anew(making, draft, answer.failure) : answer;
  return wait(draft);
}

async function anew(making: Making, { begun }: Draft, failure: Failure): Step {
  if (begun >= mostBeginnings) return { ok: false, failure };
  return beginAnew(failure, () => begin(making, begun + 1));
}

/** Asked soon at first, then less and less often. */
function wait(draft: Draft): Result<StepTaken> {
  return more({ ...draft, asked: draft.asked + 1 }, Math.min(2 ** draft.asked, longestWaitSeconds));
}

function more(draft: Draft, askAgainInSeconds: number): Result<StepTaken> {
  const handle = JSON.stringify(draft);
  return { ok: true, value: { state: 'more', handle, offset: draft.from, askAgainInSeconds } };
}

/** No document says how long Facebook keeps an unpublished video. */
function done({ videoId }: Draft): Result<StepTaken> {
  return found(videoId, null);
}
