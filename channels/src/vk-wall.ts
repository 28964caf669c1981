// A wall of VK, a person's or a group's: the one irreversible call, and the looks that tell what stands there.
import type { Post } from '@herald/contract/post.ts';
import { friendsOnly } from './audience-choices.ts';
import { chosenOf } from './chosen.ts';
import type { Account, Channel, Outside, Sent, Settle } from './channel.ts';
import type { Settlement } from './settlement.ts';
import { noticed, type Result } from './failure.ts';
import { listNotWhole } from './list-not-whole.ts';
import { listTooLong } from './list-too-long.ts';
import {
  copiesAmong,
  matchListed,
  skewSeconds,
  type Candidate,
  type Listing,
  type Reading,
} from './match-sent.ts';
import { concludeAbsent } from './not-there.ts';
import { unsendable } from './sendable.ts';
import {
  addressOf,
  askVk,
  Listed,
  mediaOf,
  Newest,
  ownerOf,
  Posted,
  WallPosts,
  type Wall,
  type WallPost,
} from './vk-api.ts';
import { asAttached, isSameLink, namesLink } from './vk-attachments.ts';
import { asWritten, likenessOf, type Likeness } from './vk-names.ts';
import { keysOf, tooMany } from './vk-uploads.ts';

const listedAtMost = 100;
const reading: Reading = { wordsOf: ({ post }) => post.text, asWritten };

export function publishOn(wall: Wall): Channel['publish'] {
  return async (outside, account, sending) => {
    const { post, handles, clientKey } = sending;
    const keys = keysOf(post);
    const refused = unsendable(sending, keys, { video: true }) ?? tooMany(post);
    if (refused) return { ok: false, failure: refused };
    const friends = chosenOf({ channelId: wall === 'group' ? 36 : 33 }, friendsOnly, post);
    if (!friends.ok) return friends;
    if (wall === 'group' && friends.value !== 'no')
      return noticed('content', 'A group of VK has no friends: choose who may see it anew', 'visibility');
    const ownerId = ownerOf(wall, account);
    const media = keys.flatMap((key) => handles[key] ?? []);
    const asked = {
      method: 'wall.post',
      owner_id: ownerId,
      from_group: wall === 'group' ? 1 : null,
      ...contentOf(post, [...media, ...(post.link === null ? [] : [asAttached(post.link)])]),
      friends_only: friends.value === 'no' ? null : 1,
      guid: clientKey,
    };
    const answer = await askVk(outside, account.token.access, asked, Posted);
    if (!answer.ok) return answer;
    const externalId = `${ownerId}_${answer.value.post_id}`;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId) } };
  };
}

/** Everything attached, by VK's names for it. */
export function contentOf({ text }: Post, attachments: readonly string[]) {
  return {
    message: text === '' ? null : text,
    attachments: attachments.length === 0 ? null : attachments.join(','),
  };
}

export function settleOn(wall: Wall): Settle {
  return {
    async settle(outside, account, sent): Promise<Settlement> {
      const listed = await listSince(outside, wall, account, sent);
      return matchListed(listed, sent, reading);
    },

    async watch(outside, account, sent, externalId) {
      const read = await readPost(outside, account, externalId);
      if (!read.ok) return read;
      if (!read.value)
        return concludeAbsent(externalId, { newest: () => listNewest(outside, account, externalId) });
      const listed = await listSince(outside, wall, account, sent);
      const copies = copiesAmong(listed, sent, reading, externalId);
      const likeness = says(read.value, sent.post);
      // Of words that only may be ours nobody is told that they are, nor that they are not.
      const told = likeness === 'may-be' ? {} : { asSent: likeness === 'same' };
      return { ok: true, value: { stands: true, ...copies, ...told } };
    },

    async findByLink(outside, account, link) {
      const [, externalId, ownerId] = /\bwall((-?\d+)_\d+)/.exec(link) ?? [];
      if (externalId === undefined) return { ok: true, value: 'unreadable' };
      // It says whose wall it is: that of another needs no look.
      if (ownerId !== ownerOf(wall, account)) return { ok: true, value: null };
      const read = await readPost(outside, account, externalId);
      if (!read.ok) return read;
      if (!read.value) return { ok: true, value: null };
      const { url, text, at } = candidate(outside, read.value);
      return { ok: true, value: { externalId, url, text, at } };
    },

    asWritten,
  };
}

/**
 * Whether a post has these words and this link: both are what an edit changes. VK links by itself to what its words name; any
 * other link where we have none is its owner's, or one of ours that was to go. Of a link without a picture it may show none at all
 * (channels.md §7).
 */
export function says(standing: WallPost, { text, link }: Post): Likeness {
  const linked = standing.attachments.find((one) => one.link)?.link?.url ?? '';
  if (link !== null && linked !== '' && !isSameLink(link, linked)) return 'other';
  const likeness = likenessOf(standing.text, text);
  const isStrange = link === null ? linked !== '' && !namesLink(text, linked) : linked === '';
  return isStrange && likeness === 'same' ? 'may-be' : likeness;
}

/** One post by its id; null when VK shows none. */
export async function readPost(
  outside: Outside,
  { token }: Account,
  externalId: string,
): Promise<Result<WallPost | null>> {
  const asked = { method: 'wall.getById', posts: externalId };
  const answer = await askVk(outside, token.access, asked, WallPosts);
  if (!answer.ok) return answer;
  const { items } = answer.value;
  const post = items.find((one) => idOf(one) === externalId);
  if (!post && items.length > 0) return noticed('unknown', 'VK shows another post', 'unreadable');
  return { ok: true, value: !post || post.is_deleted ? null : post };
}

/** The ids of the newest posts of the wall that the post stands on: who may read them sees that wall. */
export async function listNewest(
  outside: Outside,
  { token }: Account,
  externalId: string,
): Promise<Result<readonly string[]>> {
  const [owner] = externalId.split('_');
  const asked = { method: 'wall.get', owner_id: owner, filter: 'owner', count: listedAtMost };
  const answer = await askVk(outside, token.access, asked, Newest);
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.items.map(idOf) };
}

/** One listing holds the posts of two full days. A pinned post stands first, whatever its age. */
async function listSince(outside: Outside, wall: Wall, account: Account, { sentAt }: Sent): Promise<Listing> {
  const owner = { owner_id: ownerOf(wall, account), filter: 'owner' };
  const asked = { method: 'wall.get', ...owner, count: listedAtMost };
  const answer = await askVk(outside, account.token.access, asked, Listed);
  if (!answer.ok) return answer;
  const { items, count } = answer.value;
  const since = sentAt.getTime() / 1_000 - skewSeconds;
  const hasOlder = items.some((post) => post.is_pinned !== 1 && post.date < since);
  const recent = items.filter((post) => post.date >= Math.floor(since));
  const found = recent.map((post) => candidate(outside, post));
  if (items.length >= listedAtMost && !hasOlder) return listTooLong(items.length, found);
  if (items.length < count && !hasOlder) return listNotWhole(items.length, found);
  return { ok: true, value: found };
}

function idOf({ owner_id: ownerId, id }: { owner_id: number; id: number }): string {
  return `${ownerId}_${id}`;
}

function candidate(outside: Outside, post: WallPost): Candidate {
  const externalId = idOf(post);
  const mediaIds = mediaOf(post);
  return {
    externalId,
    url: addressOf(outside, externalId),
    text: post.text,
    at: new Date(post.date * 1_000),
    mediaIds,
    mediaCount: mediaIds.length,
  };
}
