// Read what is live of a package, to change it: its words as they stand, and each account with what can be changed there.
import { canNow } from '@herald/contract/can-now.ts';
import { postBeside } from '@herald/contract/choose-film.ts';
import { differencesOf, versionOf } from '@herald/contract/versions.ts';
import { Composition } from '@herald/contract/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { withOwnChoices } from '@herald/contract/own-choices.ts';
import { contentFor } from '@herald/contract/own-words.ts';
import type { Post } from '@herald/contract/post.ts';
import { wordsInDoubt } from '@herald/contract/publications.ts';
import { standingContent, standsApart, type StandingThere } from '@herald/contract/standing-content.ts';
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
  const post = standing(first);
  const { id: channelId, rules } = findChannel(context, first.channel_id);
  const wanted = (content: Composition) => contentFor(content, channelId, rules.text.ownDescription);
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
  // The one that was opened comes last: of two accounts of a channel its choices count.
  const content = shown
    .toReversed()
    .reduce(
      (said, row) => withOwnChoices(said, standing(row), rulesOf(row)),
      standingContent(contentIn(found), [there(first), ...shown.slice(1).map((row) => there(row))]),
    );
  return {
    content: { ...content, accountIds: [] },
    pkGUID: found?.packageId ?? null,
    revision: found?.contentVersion ?? null,
    isDeleted: found?.isDeleted ?? false,
    oldPkGUID: packageId,
    hasMoved: found !== null && differs(postBeside(wanted(found.content), post.video), post),
    targets: shown.map((row) => ({
      item: describePublication(context, actor, row),
      live: versionOf(standing(row), rulesOf(row)),
      isApart: standsApart(content, there(row)),
    })),
  };
}

function contentIn(found: LivePackage | null): Composition {
  if (!found) return Composition.parse({});
  const { content, hasFiles } = found;
  return hasFiles ? content : { ...content, media: content.media.filter(({ url }) => url === '') };
}

function stands({ state }: HistoryRow): boolean {
  return state === 'published' || state === 'edit-failed' || state === 'editing';
}

const differs = (one: Post, other: Post) => differencesOf(versionOf(one), versionOf(other)).length > 0;

/** The one that was asked for stands for its account. */
function newestOfEach(live: readonly HistoryRow[], first: HistoryRow): HistoryRow[] {
  const others = live.filter(
    (row, at) =>
      row.account_id !== first.account_id &&
      live.findLastIndex(({ account_id: account }) => account === row.account_id) === at,
  );
  return [first, ...others];
}
