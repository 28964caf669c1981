// What lies in an inbox and what its creator publishes from there: one entry of the ledger, unpublished first and public then.
import type { Visibility } from '../../ledger.ts';
import { statusOf, type Share, type TikTok, type Video } from './state.ts';

/** Written when the last byte is there, under the id it will be published with, and once more when it is. */
export function enter({ world }: TikTok, openId: string, video: Video): void {
  const { id, sha256, photos, requestFirstByteAtMs, arrivedAtMs, clientTag } = video;
  world.ledger.posted({
    platform: 'tiktok',
    account: openId,
    externalId: id,
    text: photos?.description ?? '',
    mediaSha256s: photos?.sha256s ?? [sha256],
    visibility: visibilityOf(video),
    requestFirstByteAt: new Date(requestFirstByteAtMs).toISOString(),
    appliedAt: new Date(arrivedAtMs).toISOString(),
    edits: [],
    ...(clientTag === undefined ? {} : { clientTag }),
  });
}

function visibilityOf({ publishedAtMs, isForFriends }: Video): Visibility {
  if (publishedAtMs === null) return 'unpublished';
  return isForFriends === true ? 'friends' : 'public';
}

/** The creator publishes all that lies in his inbox, and opens to everybody what only his friends saw; says how many. */
export function finish(state: TikTok, openId: string, isForFriends: boolean): number {
  const isClosed = ({ video }: Share) => !isForFriends && video?.isForFriends === true;
  const waiting = state.shares
    .of(openId)
    .filter((share) => statusOf(state, share) === 'SEND_TO_USER_INBOX' || isClosed(share))
    .flatMap((share) => (share.video ? [{ ...share, video: share.video }] : []));
  for (const { video, ...share } of waiting) {
    const published = { ...video, publishedAtMs: state.world.now(), isForFriends };
    state.shares.put(share.uploadId, { ...share, video: published });
    enter(state, openId, published);
  }
  return waiting.length;
}
