// What lies in an inbox and what its creator publishes from there: one entry of the ledger, unpublished first and public then.
import { statusOf, type TikTok, type Video } from './state.ts';

/** Written when the last byte is there, under the id it will be published with, and once more when it is. */
export function enter({ world }: TikTok, openId: string, video: Video): void {
  const { id, sha256, photos, requestFirstByteAtMs, arrivedAtMs, publishedAtMs, clientTag } = video;
  world.ledger.posted({
    platform: 'tiktok',
    account: openId,
    externalId: id,
    text: photos?.description ?? '',
    mediaSha256s: photos?.sha256s ?? [sha256],
    visibility: publishedAtMs === null ? 'unpublished' : 'public',
    requestFirstByteAt: new Date(requestFirstByteAtMs).toISOString(),
    appliedAt: new Date(arrivedAtMs).toISOString(),
    edits: [],
    ...(clientTag === undefined ? {} : { clientTag }),
  });
}

/** The creator publishes all that lies in his inbox; says how many. */
export function finish(state: TikTok, openId: string): number {
  const waiting = state.shares
    .of(openId)
    .filter((share) => statusOf(state, share) === 'SEND_TO_USER_INBOX')
    .flatMap((share) => (share.video ? [{ ...share, video: share.video }] : []));
  for (const { video, ...share } of waiting) {
    const published = { ...video, publishedAtMs: state.world.now() };
    state.shares.put(share.uploadId, { ...share, video: published });
    enter(state, openId, published);
  }
  return waiting.length;
}
