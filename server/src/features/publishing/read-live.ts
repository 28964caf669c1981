// Read what is live of a package, to change it: its words as they stand, and each account with what can be changed there.
import { postBeside } from '@herald/contract/choose-film.ts';
import { differencesOf, liveContent, versionOf } from '@herald/contract/versions.ts';
import { Composition } from '@herald/contract/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { withOwnChoices } from '@herald/contract/own-choices.ts';
import { contentFor } from '@herald/contract/own-words.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describePublication } from './describe-publication.ts';
import { findChannel } from './find-channel.ts';
import { findScope } from './find-scope.ts';
import type { ContentSource } from './queue-publications.ts';
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
  const found = await findPackage(context, actor, first.package_id, from);
  return {
    content: {
      // The one that was opened comes last: of two accounts of a channel its choices count.
      ...shown
        .toReversed()
        .reduce(
          (said, row) => withOwnChoices(said, standing(row), rulesOf(row)),
          liveContent(found?.content ?? Composition.parse({}), post, channelId),
        ),
      accountIds: [],
    },
    pkGUID: found?.packageId ?? null,
    revision: found?.contentVersion ?? null,
    oldPkGUID: first.package_id,
    hasMoved: found !== null && differs(postBeside(wanted(found.content), post.video), post),
    targets: shown.map((row) => ({
      item: describePublication(context, actor, row),
      live: versionOf(standing(row), rulesOf(row)),
    })),
  };
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

/** Null when it was deleted since (C-69), or belongs to a department whose posts one only reads. */
async function findPackage(context: Context, actor: Actor, pkGUID: string, from: ContentSource) {
  const asked = { pkGUID, draftId: undefined };
  return context.db
    .transaction()
    .execute((tx) => from.readPackage(context, tx, actor, asked))
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not-found') return null;
      throw error;
    });
}
