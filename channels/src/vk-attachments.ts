// What stands attached to a post of VK, by the names wall.edit takes: an edit replaces all of it, so whatever is not ours is sent again.
import type { Post } from '@herald/contract/post.ts';
import { z } from 'zod';
import { noticed, type Result } from './failure.ts';
import { fold } from './match-sent.ts';
import { type WallPost } from './vk-api.ts';

type Attachment = WallPost['attachments'][number];

/** What VK names by its kind, its owner and its number; some are opened by a key beside them. */
const Owned = z.object({
  id: z.union([z.number().int(), z.string()]),
  owner_id: z.number().int().optional(),
  /** A page of a community's. */
  group_id: z.number().int().optional(),
  access_key: z.string().optional(),
});

/** `before` is all that may have stood there by our word; empty where nobody knows. */
type Words = { readonly before: readonly Post[]; readonly after: Post };

/**
 * In the order in which they stand, our link in the place of one. Fails with `content`, and nothing is asked, where its owner
 * attached what VK has no name for: an edit would take that away from him.
 */
export function attachmentsAfter(standing: WallPost, words: Words): Result<string[]> {
  const link = words.after.link === null ? [] : [asAttached(words.after.link)];
  const kept: string[] = [];
  let isPlaced = link.length === 0;
  for (const one of standing.attachments) {
    // Of a card whose address VK does not say there is nothing to send; it goes where ours comes or the words change.
    if (one.type === 'link') {
      const url = one.link?.url ?? '';
      if (!isPlaced) kept.push(...link);
      else if (url !== '' && link.length === 0 && isOwners(url, words)) kept.push(asAttached(url));
      isPlaced = true;
      continue;
    }
    const name = nameOf(one);
    if (name === null)
      return noticed('content', `An edit at VK would drop what stands there: ${one.type}`, 'attached');
    kept.push(name);
  }
  return { ok: true, value: isPlaced ? kept : [...kept, ...link] };
}

/** Attachments are parted by commas, so one in the link is written otherwise. */
export function asAttached(link: string): string {
  return link.replaceAll(',', '%2C');
}

/** Neither the link we sent, nor one that VK made of words of ours that go. */
function isOwners(url: string, { before, after }: Words): boolean {
  if (before.some(({ link }) => link !== null && isSameLink(link, url))) return false;
  return !before.some(({ text }) => namesLink(text, url)) || namesLink(after.text, url);
}

/** VK writes addresses its own way: hosts in small letters or as punycode, what is not ASCII as percents. */
export function isSameLink(ours: string, standing: string): boolean {
  return spell(asAttached(ours)) === spell(asAttached(standing));
}

/** Words name an address as it is, or in another spelling; what closes a sentence belongs to it alone. */
export function namesLink(text: string | undefined, url: string): boolean {
  if (text === undefined) return false;
  const words = text.split(/[\s<>"«»()]+/u).map((word) => word.replace(/[.,;:!?…]+$/u, ''));
  return fold(text).includes(fold(url)) || words.some((word) => isSameLink(word, url));
}

function spell(link: string): string {
  const whole = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  return fold(URL.canParse(whole) ? new URL(whole).href : link);
}

/** Null for what has no name of its own. */
function nameOf(attachment: Attachment): string | null {
  const read = Owned.safeParse(attachment[attachment.type]);
  if (!read.success) return null;
  const { id, owner_id: owner, group_id: group, access_key: key } = read.data;
  const whose = owner ?? (group === undefined ? undefined : -group);
  if (whose === undefined) return null;
  return `${attachment.type}${whose}_${id}${key === undefined ? '' : `_${key}`}`;
}
