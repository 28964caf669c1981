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

/** `before` says what stood there by our word; missing where nobody knows. */
type Words = { readonly before: Post | undefined; readonly after: Post };

/**
 * In the order in which they stand, our link in the place of one. Fails with `content`, and nothing is asked, where its owner
 * attached what VK has no name for: an edit would take that away from him.
 */
export function attachmentsAfter(standing: WallPost, words: Words): Result<string[]> {
  const link = words.after.link === null ? [] : [asAttached(words.after.link)];
  const kept: string[] = [];
  let isPlaced = link.length === 0;
  for (const one of standing.attachments) {
    const url = one.link?.url;
    if (url !== undefined) {
      if (!isPlaced) kept.push(...link);
      else if (link.length === 0 && isOwners(url, words)) kept.push(asAttached(url));
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
  const says = (text = '') => fold(text).includes(fold(url));
  if (before?.link != null && fold(asAttached(before.link)) === fold(url)) return false;
  return !says(before?.text) || says(after.text);
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
