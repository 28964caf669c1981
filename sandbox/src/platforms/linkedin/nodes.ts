// Posts as LinkedIn shows them to those who may read them.
import type { JsonRecord } from '../../json.ts';
import { parseRecord } from '../../json.ts';
import type { LinkedIn, Post } from './state.ts';

/** None where nobody has done anything with it. */
export function showCounts({ world }: LinkedIn, page: string, urn: string, kind: string): JsonRecord[] {
  const { views, viewers, likes, comments, shares, clicks } = world.readers.of('linkedin', urn);
  if (views + likes + comments + shares + clicks === 0) return [];
  const deeds = likes + comments + shares + clicks;
  const totalShareStatistics = {
    impressionCount: views,
    uniqueImpressionsCount: viewers,
    clickCount: clicks,
    likeCount: likes,
    commentCount: comments,
    shareCount: shares,
    engagement: views === 0 ? 0 : deeds / views,
  };
  const named = kind === 'urn:li:share:' ? { share: urn } : { ugcPost: urn };
  return [{ totalShareStatistics, ...named, organizationalEntity: page }];
}

export function showPost(post: Post): JsonRecord {
  const { urn, author, commentary, content, visibility, madeAtMs, changedAtMs, visibleAtMs } = post;
  return {
    id: urn,
    author,
    commentary,
    visibility,
    ...(content === null ? {} : { content: parseRecord(content) }),
    distribution: { feedDistribution: post.feedDistribution, thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: post.isReshareDisabledByAuthor,
    lifecycleStateInfo: { isEditedByAuthor: changedAtMs > madeAtMs },
    createdAt: madeAtMs,
    publishedAt: visibleAtMs,
    lastModifiedAt: changedAtMs,
  };
}
