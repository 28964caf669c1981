// Read what is live of a package, to change it: its words as they stand, and each account with what can be changed there.
import { canNow } from '@herald/contract/can-now.ts';
import { Composition } from '@herald/contract/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Post } from '@herald/contract/post.ts';
import { wordsInDoubt } from '@herald/contract/publications.ts';
import { saysOtherwise } from '@herald/contract/says-otherwise.ts';
import { standingContent, standsApart, type StandingThere } from '@herald/contract/standing-content.ts';
import { withStandingSettings } from '@herald/contract/standing-settings.ts';
import { namedChoices, versionOf } from '@herald/contract/versions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describePublication } from './describe-publication.ts';
import { findChannel } from './find-channel.ts';
import { findScope } from './find-scope.ts';
import type { ContentSource, LivePackage } from './queue-publications.ts';
import { readStanding } from './read-standing.ts';
import { findHistory, listHistoryOfPackage, type HistoryRow } from './store/history.ts';

/** R-HIST-011: what stands nowhere any more cannot be changed, and answers 105019. The id is a publication or its package. */
export async function readLive(
  context: Context,
  actor: Actor,
  { id }: { id: string },
  from: ContentSource,
): Promise<OutputOf<typeof publishingEndpoints.readLive>> {
  const scope = findScope(actor);
  const one = await findHistory(context.db, scope, id);
  const rows = await listHistoryOfPackage(context.db, scope, one?.package_id ?? id);
  const live = rows.filter(stands);
  const first = live.find((row) => row.id === id) ?? (one ? undefined : live[0]);
  if (!first) throw new Refusal('post-gone');
  const shown = newestOfEach(live, first);
  const standing = await readStanding(context.db, shown);
  const rulesOf = (row: HistoryRow) => findChannel(context, row.channel_id).rules;
  const { package_id: packageId } = first;
  const found = await from.readLivePackage(context, actor, {
    packageId,
    versions: shown.flatMap((row) => (row.package_id === packageId ? [row.content_version] : [])),
  });
  const there = (row: HistoryRow): StandingThere => ({
    rules: rulesOf(row),
    can: canNow(rulesOf(row).can, row.published_at, row.read_at),
    live: standing(row),
    isInDoubt: wordsInDoubt.has(row.reason),
    sent: (row.package_id === packageId && found?.said.get(row.content_version)) || null,
  });
  const saved = found && contentIn(found, standing(first));
  const words = standingContent(saved ?? Composition.parse({}), [
    there(first),
    ...shown.slice(1).map((row) => there(row)),
  ]);
  const settledBy = (postOf: (row: HistoryRow) => Post) =>
    withStandingSettings(
      words,
      saved,
      shown.map((row) => ({ rules: rulesOf(row), live: postOf(row) })),
    );
  const content = settledBy(standing);
  return {
    content: { ...content, accountIds: [] },
    pkGUID: found?.packageId ?? null,
    revision: found?.contentVersion ?? null,
    isDeleted: found?.isDeleted ?? false,
    oldPkGUID: packageId,
    // What was chosen and did not come about was saved before it was published.
    hasMoved: found !== null && saysOtherwise(found.content, settledBy(asAsked), standing(first).video),
    targets: shown.map((row) => ({
      item: describePublication(context, actor, row),
      live: versionOf(standing(row), rulesOf(row)),
      settings: namedChoices(standing(row), rulesOf(row)),
      isApart: standsApart(content, there(row)),
    })),
  };
}

/** Where its files may be gone those that are live are there. */
function contentIn({ content, hasFiles }: LivePackage, { cover }: Post): Composition {
  if (hasFiles) return content;
  return { ...content, cover: cover ?? '', media: content.media.filter(({ url }) => url === '') };
}

const asAsked = ({ live_post: edited, post }: HistoryRow): Post => edited ?? post;

function stands({ state }: HistoryRow): boolean {
  return state === 'published' || state === 'edit-failed' || state === 'editing';
}

/** The one that was asked for stands for its account. */
function newestOfEach(live: readonly HistoryRow[], first: HistoryRow): HistoryRow[] {
  const others = live.filter(
    (row, at) =>
      row.account_id !== first.account_id &&
      live.findLastIndex(({ account_id: account }) => account === row.account_id) === at,
  );
  return [first, ...others];
}
