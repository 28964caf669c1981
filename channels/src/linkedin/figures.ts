// What readers did with a post of a page, over the twelve months that LinkedIn keeps. Reads only; a member's posts are closed to us.
import { z } from 'zod';
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { noticed } from '../failure.ts';
import { askLinkedIn } from './answers.ts';
import { closed, mayRead, readPost } from './settle.ts';

/** What advertisements brought is not in it. */
const Totals = z.object({
  impressionCount: z.number().optional(),
  uniqueImpressionsCount: z.number().optional(),
  likeCount: z.number().optional(),
  commentCount: z.number().optional(),
  shareCount: z.number().optional(),
  clickCount: z.number().optional(),
});
const Urn = z.string().optional();
const Measured = z.object({
  elements: z.array(z.object({ totalShareStatistics: Totals, share: Urn, ugcPost: Urn })),
});

/** Its administrators alone may read them (rw_organization_admin). */
export const figures: ReadFigures = async (outside, account, externalId) => {
  if (!mayRead(account)) return closed;
  const question = { method: 'GET', path: pathOf(account.externalId, externalId) } as const;
  const answer = await askLinkedIn(outside, account.token.access, question, Measured);
  if (!answer.ok) return answer;
  const { elements } = answer.value.value;
  if (elements.length === 0) return nothingYet(outside, account, externalId);
  const told = elements.find(({ share, ugcPost }) => [share, ugcPost].includes(externalId));
  if (!told) return noticed('unknown', 'LinkedIn counts another post', 'unreadable');
  const totals = told.totalShareStatistics;
  const value = counted({
    views: totals.impressionCount,
    reach: totals.uniqueImpressionsCount,
    likes: totals.likeCount,
    comments: totals.commentCount,
    shares: totals.shareCount,
    clicks: totals.clickCount,
  });
  return { ok: true, value };
};

/** Rest.li takes a list only with its brackets bare, which no form would leave as they are. */
function pathOf(page: string, urn: string): string {
  const list = urn.startsWith('urn:li:share:') ? 'shares' : 'ugcPosts';
  const asked = `q=organizationalEntity&organizationalEntity=${encodeURIComponent(page)}`;
  return `organizationalEntityShareStatistics?${asked}&${list}=List(${encodeURIComponent(urn)})`;
}

/** A post that nobody saw yet is not listed, and neither is one that is gone. */
const nothingYet: ReadFigures = async (outside, account, externalId) => {
  const read = await readPost(outside, account, externalId);
  return read.ok ? { ok: true, value: read.value ? {} : null } : read;
};
