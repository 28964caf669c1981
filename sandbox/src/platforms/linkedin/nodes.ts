// Posts as LinkedIn shows them to those who may read them.
import type { JsonRecord } from '../../json.ts';
import { parseRecord } from '../../json.ts';
import type { Post } from './state.ts';

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
