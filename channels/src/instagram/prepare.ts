// A container is made of the post, and waits: one for each picture of several and one around them, or one for the video's bytes.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { z } from 'zod';
import { ask, type Fields } from '../ask.ts';
import { beginAnew } from '../begin-anew.ts';
import type { Account, Channel, Outside, Prepare, StepTaken } from '../channel.ts';
import { failed, noticed, type Result } from '../failure.ts';
import { Done, notThere, type GraphQuestion } from '../graph-api.ts';
import {
  askInstagram,
  Container,
  explainStatus,
  explainUpload,
  Made,
  Opened,
  Quota,
  quotaAskedAgainInSeconds,
  saysMisplaced,
} from './answers.ts';
import { problemWithComments } from '../instagram-comments.ts';
import { rules } from './rules.ts';

export const containerKey = 'container';
const daySeconds = 86_400;
const containerLivesSeconds = daySeconds;
/** Asked at first soon, then less and less often: Instagram wants to be asked once a minute. */
const longestWaitSeconds = 60;

/** What was made so far; `upload` is where the video's bytes still have to go. */
const Draft = z.object({
  items: z.array(z.string()),
  container: z.string().nullable(),
  upload: z.string().nullable(),
  asked: z.number(),
});
type Draft = z.infer<typeof Draft>;
const nothingYet: Draft = { items: [], container: null, upload: null, asked: 0 };
type Making = {
  readonly outside: Outside;
  readonly account: Account;
  readonly post: Post;
  readonly draft: Draft;
};
type Step = Promise<Result<StepTaken>>;

export const prepare: Prepare = {
  steps: ({ video, images }) => (video || images.length > 0 ? [{ key: containerKey }] : []),

  async take(outside, account, post, { key }, kept) {
    if (key !== containerKey) return noticed('media', `The post has no ${key}`, 'no-step');
    const refused = problemWithComments(account, post);
    if (refused) return { ok: false, failure: refused };
    const draft = readDraft(kept?.handle);
    const making = { outside, account, post, draft: draft ?? nothingYet };
    return draft ? goOn(making) : begin(making);
  },
};

export function readDraft(handle = ''): Draft | null {
  return handle === '' ? null : Draft.parse(JSON.parse(handle));
}

/** Reads only. */
export async function readContainer(
  outside: Outside,
  { token }: Account,
  id: string,
): Promise<Result<Container>> {
  const question: GraphQuestion = { method: 'GET', path: id, query: { fields: 'status_code,status' } };
  const answer = await askInstagram(outside, token.access, question, Container);
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}

/** First of all whether the account may publish anything more today: what is made and not published is over after a day. */
async function begin(making: Making): Step {
  const asked = await askQuota(making.outside, making.account);
  if (!asked.ok) return asked;
  const quota = asked.value;
  if (quota?.left === 0)
    return noticed('rate', `All ${quota.of} posts of a day are used`, 'quota', quotaAskedAgainInSeconds);
  return goOn({ ...making, draft: nothingYet });
}

/** Of a moving day; null when Instagram names no total. Reads only. */
export const askQuota: NonNullable<Channel['quota']> = async (outside, { externalId, token }) => {
  const path = `${externalId}/content_publishing_limit`;
  const question: GraphQuestion = { method: 'GET', path, query: { fields: 'quota_usage,config' } };
  const answer = await askInstagram(outside, token.access, question, Quota);
  if (!answer.ok) return answer;
  const [quota] = answer.value.value.data;
  const of = quota?.config?.quota_total;
  if (!quota || of === undefined) return { ok: true, value: null };
  return { ok: true, value: { left: Math.max(0, of - quota.quota_usage), of, perSeconds: daySeconds } };
};

async function goOn(making: Making): Step {
  const { post, draft } = making;
  if (draft.upload !== null) return sendVideo(making, draft.upload);
  if (draft.container !== null) return awaitAll(making, [draft.container], async () => done(draft));
  if (post.video) return openVideo(making);
  const [only, second] = post.images;
  if (!only) return noticed('media', 'The post has neither picture nor video', 'no-step');
  if (!second) return make(making, { ...(await pictureOf(making, only)), caption: captionOf(post) });
  const next = post.images[draft.items.length];
  if (next) return make(making, { ...(await pictureOf(making, next)), is_carousel_item: true });
  return awaitAll(making, draft.items, () => {
    const around = { media_type: 'CAROUSEL', children: draft.items.join(','), caption: captionOf(post) };
    return make({ ...making, draft: { ...draft, asked: 0 } }, around);
  });
}

function captionOf(post: Post): string | null {
  const text = sentText(post, rules);
  return text === '' ? null : text;
}

/** Instagram fetches a picture itself. */
async function pictureOf({ outside }: Making, { url, altText }: PostFile): Promise<Fields> {
  return { image_url: await outside.addressOf(url), alt_text: altText === '' ? null : altText };
}

function creation({ account }: Making, form: Fields): GraphQuestion {
  return { method: 'POST', path: `${account.externalId}/media`, body: { form } };
}

async function make(making: Making, form: Fields): Step {
  const { outside, account, draft } = making;
  const answer = await askInstagram(outside, account.token.access, creation(making, form), Made);
  if (!answer.ok) return answer;
  const { id } = answer.value.value;
  const isItem = form['is_carousel_item'] === true;
  const made = isItem ? { ...draft, items: [...draft.items, id] } : { ...draft, container: id };
  return more(making, made, 0);
}

async function openVideo(making: Making): Step {
  const { outside, account, post } = making;
  const form = {
    media_type: 'REELS',
    upload_type: 'resumable',
    caption: captionOf(post),
    cover_url: post.cover === null ? null : await outside.addressOf(post.cover),
    share_to_feed: true,
  };
  const answer = await askInstagram(outside, account.token.access, creation(making, form), Opened);
  if (!answer.ok) return answer;
  const { id, uri } = answer.value.value;
  // The account's token goes there with the bytes, so it goes nowhere else.
  if (!uri.startsWith(`${outside.bases['rupload']}/`))
    return noticed('unknown', 'Instagram named a strange address for the video', 'strange-address');
  return more(making, { ...nothingYet, container: id, upload: uri }, 0);
}

/** Instagram takes a video in one call, whole; what broke off is sent again from its start. */
async function sendVideo(making: Making, url: string): Step {
  const { outside, account, post, draft } = making;
  if (!post.video) return noticed('media', 'The post has no video', 'no-step');
  const file = await outside.openFile(post.video.url);
  const { sizeBytes, mimeType } = file;
  const question = {
    method: 'POST',
    url,
    headers: { authorization: `OAuth ${account.token.access}`, offset: '0', file_size: String(sizeBytes) },
    body: { raw: await file.read(0, sizeBytes), mimeType },
  } as const;
  const reading = { reads: Done, explain: explainUpload, secrets: [account.token.access] };
  const sent = await ask(outside, question, reading);
  if (sent.ok) return more(making, { ...draft, upload: null, asked: 1 }, 1, sizeBytes);
  return saysMisplaced(sent.failure) ? beginAnew(sent.failure, () => begin(making)) : sent;
}

/** What was published already is never made anew; what is over is. */
async function awaitAll(making: Making, ids: readonly string[], then: () => Step): Step {
  const { outside, account, draft } = making;
  for (const id of ids) {
    const read = await readContainer(outside, account, id);
    if (!read.ok && read.failure.platformCode !== notThere) return read;
    if (!read.ok) return beginAnew(read.failure, () => begin(making));
    const { status_code: code, status } = read.value;
    if (code === 'EXPIRED') {
      const over = failed('media', `Instagram says of it: ${status || code}`, code).failure;
      return beginAnew(over, () => begin(making));
    }
    if (code === 'ERROR') {
      const failure = explainStatus(status);
      // A passing trouble of the platform: the same again may do, in another container.
      const passes = failure.kind === 'unknown' || failure.kind === 'rate';
      return passes ? beginAnew(failure, () => begin(making)) : { ok: false, failure };
    }
    if (code === 'IN_PROGRESS')
      return more(
        making,
        { ...draft, asked: draft.asked + 1 },
        Math.min(2 ** draft.asked, longestWaitSeconds),
      );
  }
  return then();
}

function more(
  { post }: Making,
  draft: Draft,
  askAgainInSeconds: number,
  offset = madeOf(post, draft),
): Result<StepTaken> {
  const step = { handle: JSON.stringify(draft), offset, askAgainInSeconds };
  return { ok: true, value: { state: 'more', ...step } };
}

/** The video's bytes, or how many containers stand. */
function madeOf({ video }: Post, { items, container, upload }: Draft): number {
  if (!video) return items.length + (container === null ? 0 : 1);
  return upload === null ? video.sizeBytes : 0;
}

function done(draft: Draft): Result<StepTaken> {
  const handle = JSON.stringify(draft);
  return { ok: true, value: { state: 'done', handle, expiresInSeconds: containerLivesSeconds } };
}
