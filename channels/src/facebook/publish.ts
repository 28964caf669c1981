// The one irreversible call: text, link and waiting pictures become a post of the page, or the waiting video is published.
import type { Fields } from '../ask.ts';
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { choicesOf } from '../facebook-choices.ts';
import type { Failure, Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { unsendable } from '../sendable.ts';
import { unlessProven } from '../unless-proven.ts';
import { WebAddress } from '../web-address.ts';
import { rules } from './rules.ts';
import { Done, notThere } from '../graph-api.ts';
import { askGraph, Posted, readVideo, type Video } from './answers.ts';
import { keysOf, thumbnailKey, videoKey } from './prepare.ts';

const askAgainInSeconds = 10;

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const { post, handles } = sending;
  const keys = keysOf(post);
  const refused = unsendable(sending, keys, { video: true });
  if (refused) return { ok: false, failure: refused };
  const choices = choicesOf(post, rules);
  if (!choices.ok) return choices;
  const videoId = keys.includes(videoKey) ? handles[videoKey] : undefined;
  if (videoId !== undefined) return publishVideo(outside, account, videoId, choices.value);
  const attached = keys.map((key, index) => [
    `attached_media[${index}]`,
    JSON.stringify({ media_fbid: handles[key] }),
  ]);
  const form = {
    message: post.text === '' ? null : post.text,
    link: post.link,
    picture: handles[thumbnailKey] || null,
    ...choices.value,
    ...Object.fromEntries(attached),
  };
  // It asks for no fields: where they cannot be read Graph answers with an error, though the post stands.
  const question = { method: 'POST', path: `${account.externalId}/feed`, body: { form } } as const;
  const answer = await askGraph(outside, account.token.access, question, Posted);
  if (!answer.ok) return { ok: false, failure: aboutMedia(answer.failure, keys) };
  const { id } = answer.value.value;
  /** 202 is a promise, not a post. */
  if (answer.value.status === 202)
    return { ok: true, value: { state: 'processing', handle: id, askAgainInSeconds } };
  const url = addressOf(outside, id, await readPermalink(followUp(outside), account, id));
  return { ok: true, value: { state: 'live', externalId: id, url } };
}

/** It stands whatever comes of this: without it the id is an address too. */
async function readPermalink(outside: Outside, { token }: Account, id: string): Promise<string | undefined> {
  const question = { method: 'GET', path: id, query: { fields: 'id,permalink_url' } } as const;
  const read = await askGraph(outside, token.access, question, Posted);
  return read.ok ? read.value.value.permalink_url : undefined;
}

/** Its words and its audience went up with it; only a published one takes an earlier date. It becomes a post of the page like any other. */
async function publishVideo(
  outside: Outside,
  account: Account,
  videoId: string,
  { backdated_time, backdated_time_granularity }: Fields,
): Promise<Result<Published>> {
  const form = { published: true, backdated_time, backdated_time_granularity };
  const question = { method: 'POST', path: videoId, body: { form } } as const;
  const answer = await askGraph(outside, account.token.access, question, Done);
  if (!answer.ok) return unpublished(outside, account, videoId, aboutMedia(answer.failure, [videoKey]));
  // It stands, or will; the answer only lacks the id of its post.
  const read = await readVideo(followUp(outside), account.token.access, videoId);
  const id = read.ok && read.value ? postIdOf(account, read.value) : null;
  if (!read.ok || id === null)
    return { ok: true, value: { state: 'processing', handle: videoId, askAgainInSeconds } };
  const url = addressOf(outside, id, read.value?.permalink_url);
  return { ok: true, value: { state: 'live', externalId: id, url } };
}

/** After a media failure it goes up anew: only where it is not there, or says itself that it was not published. */
async function unpublished(
  outside: Outside,
  { token }: Account,
  videoId: string,
  failure: Failure,
): Promise<Result<never>> {
  if (failure.kind !== 'media') return { ok: false, failure };
  const read = await readVideo(followUp(outside), token.access, videoId);
  return unlessProven(failure, read.ok && (read.value === null || read.value.published === false));
}

/** The post that a published video is, with its page's id before it as lists have it; null while it is none. */
export function postIdOf({ externalId }: Account, { published, post_id: id = '' }: Video): string | null {
  if (published !== true || id === '') return null;
  return id.includes('_') ? id : `${externalId}_${id}`;
}

/** Facebook sometimes gives a path, and where it gives nothing that can be opened the id is an address too. */
export function addressOf({ bases }: Outside, id: string, permalink: string | undefined): string {
  if (permalink?.startsWith('/')) return `${bases['www']}${permalink}`;
  const given = WebAddress.safeParse(permalink);
  return given.success ? given.data : `${bases['www']}/${id}`;
}

/** An object that is not there, in a post with media, is a picture whose day is over, or a video somebody removed. */
function aboutMedia(failure: Failure, keys: readonly string[]): Failure {
  return failure.platformCode === notThere && keys.length > 0 ? { ...failure, kind: 'media' } : failure;
}
