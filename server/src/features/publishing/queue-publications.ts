// Queue publications: one row an account with the content as it is now, all or none, in one transaction with the wake-ups.
import { permits, mayPublish } from '@herald/contract/permissions.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import { blocks, checkForPublishing } from '@herald/contract/check-content.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { KnownFiles } from '@herald/contract/file-facts.ts';
import { feelingChannel } from '@herald/contract/feelings.ts';
import { postFor } from '@herald/contract/choose-film.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import { inItem } from '@herald/contract/problems.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus, readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { settleConversions } from '../media/settle-conversions.ts';
import { describeAccountName } from '../accounts/describe-account-name.ts';
import { findUsableAccounts, type UsableAccount } from '../accounts/find-usable-accounts.ts';
import { advancePublication } from './advance-publication.job.ts';
import { choosePreflight } from './choose-preflight.ts';
import { countRepeats } from './count-repeats.ts';
import { findChannel } from './find-channel.ts';
import { findItem, type Item } from './find-item.ts';
import { measureFiles } from './measure-files.ts';
import { identifyArticles } from './identify-articles.ts';
import { identifyPost } from './identify-post.ts';
import { packagesIn, versionIn } from './store/parts.ts';
import { insertPublication } from './store/publications.ts';
import { refuseComingWords, type Going } from './refuse-coming-words.ts';
import { refuseOtherWords } from './refuse-other-words.ts';
import { refuseSameItems, type InCall } from './refuse-same-items.ts';
import { refuseTwins, type Beside, type Confirmed } from './refuse-twins.ts';
import { listUnlooked } from './list-unlooked.ts';
import { refuseUnlooked } from './refuse-unlooked.ts';
import { refuseTwoVersions } from './refuse-two-versions.ts';
import { findStanding } from './find-standing.ts';
import { findTwins } from './find-twins.ts';
import { mayBeConfirmed, type NewPublication, type Publication } from './store/rows.ts';
import { listOfItems } from './store/items.ts';
import { readFences } from './store/lanes.ts';
import { verifyFiles } from './verify-files.ts';
import { markSource } from './mark-source.ts';

/** What content gives to publishing; handed in, since publishing may not call content. */
export type ContentSource = {
  /** Of all that a call names, before the first is read. */
  holdDrafts(
    tx: Tx,
    actor: Actor,
    named: readonly {
      pkGUID?: string | undefined;
      draftId?: string | null | undefined;
      either?: string | undefined;
    }[],
  ): Promise<void>;
  readPackage(
    context: Context,
    tx: Tx,
    actor: Actor,
    asked: {
      pkGUID?: string | undefined;
      draftId?: string | undefined;
      /** A package's id or a draft's. */
      either?: string | undefined;
      /** Those its sender has seen, of the package and of the draft. */
      revision?: number | undefined;
      draftRevision?: number | undefined;
      /** The words it had in this version, however it was changed since; its draft renews nothing. */
      asOf?: number | undefined;
      /** The schedule in whose place it is read. */
      replaces?: string | undefined;
    },
  ): Promise<Source>;
  /** The package of what is live, deleted or not, with what it said in these versions; null where the actor may not change it. */
  readLivePackage(
    context: Context,
    actor: Actor,
    asked: { packageId: string; versions: readonly number[] },
  ): Promise<LivePackage | null>;
  markScheduled(tx: Tx, draftId: string): Promise<void>;
  markReturned(tx: Tx, draftId: string, endedScheduleId?: string): Promise<void>;
};

/** A package as it is now. */
export type Source = {
  packageId: string;
  draftId: string | null;
  content: Composition;
  contentVersion: number;
};

export type LivePackage = Omit<Source, 'draftId'> & {
  isDeleted: boolean;
  hasFiles: boolean;
  said: ReadonlyMap<number, Composition>;
};

export type ToQueue = Source & {
  /** Where one message holds several packages: those after the first, in their order (D-09). */
  later?: readonly Source[];
  accountIds: readonly string[];
  dueAt: Date;
  schedule: { id: string; local: string; zone: string } | null;
  confirmed: Confirmed;
  /** Where it is one of several items of a call. */
  inCall?: InCall;
  /** By account, what of the same call goes there first (D-09). */
  behind?: ReadonlyMap<string, string>;
};

type Sending = { readonly asked: ToQueue; readonly post: Post; readonly item: Item };
/** An account the post goes to, with what it shows of it already. */
type Place = Beside & {
  readonly on: UsableAccount;
  /** As this account gets it: the film its channel takes, for one. */
  readonly post: Post;
  readonly identity: Pick<Publication, 'fingerprint' | 'article_fingerprints'>;
  readonly sameVersion: readonly Publication[];
  readonly otherVersions: readonly Publication[];
};

const alone: InCall = { item: 1, before: new Map() };
const dayMs = 86_400_000;
/** How long after its time a publication may still start (publishing.md §5, row 5). */
const expiresAfterMs = dayMs;

export async function queuePublications(
  context: Context,
  tx: Tx,
  actor: Actor,
  asked: ToQueue,
): Promise<Publication[]> {
  if (!asked.schedule && !permits(mayPublish, actor.signs)) throw new Refusal('forbidden');
  const accounts = await findUsableAccounts(context, tx, actor, asked.accountIds);
  const composed: Composition[] = [];
  for (const { content } of [asked, ...(asked.later ?? [])])
    composed.push(await settleConversions(tx, actor, content));
  const files = await measureFiles(context, tx, actor, composed);
  const contents = composed.map((content) => verifyFiles(files, content));
  refuseFaults(context, contents, { to: accounts, at: asked.dueAt }, files);
  if (asked.schedule) refuseFeeling(contents.map(postOf), accounts);
  const places: Place[] = [];
  // Locked first: two requests for one account come one after the other and see each other.
  await readFences(
    tx,
    accounts.map(({ id }) => id),
  );
  const item = await findItem(tx, [asked, ...(asked.later ?? [])]);
  for (const account of accounts) {
    const { rules } = findChannel(context, account.channelId);
    const post = messageOf(contents.map((content) => markSource(postFor(content, rules, files), files)));
    places.push(await placeAt(tx, account, { asked, post, item }));
  }
  refuseSameItems(places, asked.inCall ?? alone);
  const [first] = places;
  if (first) await refuseTwoVersions(tx, [asked, ...(asked.later ?? [])], first.account);
  await refuseOtherWords(
    tx,
    places.flatMap(({ otherVersions }) => otherVersions),
  );
  for (const place of places) await refuseComingWords(tx, comingBeside(place, asked.inCall ?? alone));
  refuseTwins(places, asked.confirmed);
  refuseUnlooked(await listUnlooked(tx, places, asked), asked.confirmed);
  const at = await readClock(tx);
  const queued: Publication[] = [];
  for (const place of places) {
    queued.push(
      await insertPublication(tx, rowFor(actor, place, { asked, at, holdMs: context.pace.holdLaneAtMostMs })),
    );
    const { id: accountId, channelId } = place.on;
    if (!asked.schedule) await context.queue(tx, advancePublication, { accountId, channelId });
  }
  return queued;
}

function refuseFaults(
  context: Context,
  contents: readonly Composition[],
  going: { to: readonly UsableAccount[]; at: Date },
  known: KnownFiles,
): void {
  const ids = [...new Set(going.to.map((account) => account.channelId))];
  const rules = ids.map((id) => findChannel(context, id).rules);
  const problems = contents.flatMap((content, place) => {
    const found = checkForPublishing(content, rules, known, going);
    return contents.length > 1 ? found.map((one) => inItem(one, place + 1)) : found;
  });
  if (blocks(problems))
    throw new Refusal(
      'content-refused',
      {},
      problems.filter((one) => one.severity === 'error'),
    );
}

/** C-36: a feeling belongs to publishing at once; only Facebook takes one. */
function refuseFeeling(posts: readonly Post[], accounts: readonly UsableAccount[]): void {
  const isFelt = posts.some(({ feeling }) => feeling !== undefined);
  if (isFelt && accounts.some(({ channelId }) => channelId === feelingChannel))
    throw new Refusal('feeling-unsupported');
}

async function placeAt(tx: Tx, on: UsableAccount, { asked, post, item }: Sending): Promise<Place> {
  const where = { account_id: on.id, channel_id: on.channelId };
  const identity = {
    fingerprint: identifyPost(where, post),
    article_fingerprints: identifyArticles(where, post),
  };
  const beside = await listOfItems(tx, on.id, item);
  const { sameVersion, otherVersions } = divideByVersion(beside, asked);
  const unchanged = sameVersion.filter((one) => one.live_post === null);
  const confirmed = asked.confirmed.words?.get(on.id);
  const twins = await findTwins(tx, on.id, identity, { confirmed });
  const isAsked = (one: Publication) =>
    !mayBeConfirmed(one) || confirmed === undefined || one.said_no > confirmed;
  // However long ago they were sent, or changed to this.
  const others = (await findStanding(tx, beside, identity, unchanged)).filter(
    (one) => isAsked(one) && !twins.some(({ id }) => id === one.id),
  );
  return {
    account: describeAccountName(on),
    twins: [...twins, ...others],
    on,
    post,
    identity,
    sameVersion,
    otherVersions,
  };
}

function comingBeside({ account, sameVersion, otherVersions, identity }: Place, inCall: InCall): Going {
  const prints = [identity.fingerprint, ...identity.article_fingerprints];
  // What was taken down to be posted in other words is no twin, and they are about to stand there.
  const takenDown = sameVersion.filter(({ state }) => state === 'withdrawn');
  return { account, others: [...otherVersions, ...takenDown], prints, inCall };
}

function rowFor(
  actor: Actor,
  { on, post, identity, sameVersion }: Place,
  { asked, at, holdMs }: { asked: ToQueue; at: Date; holdMs: number },
): NewPublication {
  const first = asked.behind?.get(on.id);
  return {
    ...identity,
    ...(first === undefined ? {} : { follows: first, follows_until: nowPlus(holdMs) }),
    package_id: asked.packageId,
    also_packages: (asked.later ?? []).map(({ packageId }) => packageId),
    also_versions: (asked.later ?? []).map(({ contentVersion }) => contentVersion),
    also_drafts: (asked.later ?? []).map(({ draftId }) => draftId),
    draft_id: asked.draftId,
    schedule_id: asked.schedule?.id ?? null,
    account_id: on.id,
    channel_id: on.channelId,
    requested_by: actor.personId,
    department_id: actor.departmentId,
    content_version: asked.contentVersion,
    repeat_no: countRepeats(sameVersion),
    title: post.title,
    post: JSON.stringify(post),
    scheduled_local: asked.schedule?.local ?? null,
    zone: asked.schedule?.zone ?? null,
    due_at: asked.dueAt,
    expires_at: new Date(asked.dueAt.getTime() + expiresAfterMs),
    wake_at: asked.schedule ? asked.dueAt : nowPlus(0),
    preflight_at: asked.schedule ? choosePreflight(asked.dueAt, at) : null,
    reason: asked.schedule ? 'reason-waiting-for-its-time' : 'reason-none',
    actor: actor.name,
    evidence: JSON.stringify({ requestedBy: actor.account } satisfies Evidence),
  };
}

/** What the account has of these items: as they are now, and as they were or in other packages. */
function divideByVersion(
  beside: readonly Publication[],
  asked: ToQueue,
): Pick<Place, 'sameVersion' | 'otherVersions'> {
  const all = [asked, ...(asked.later ?? [])];
  const carriedBy = (one: Publication) => all.filter(({ packageId }) => packagesIn(one).includes(packageId));
  const isNow = (one: Publication) => (item: Source) =>
    versionIn(one, item.packageId) === item.contentVersion;
  const sameVersion = beside.filter((one) => carriedBy(one).some(isNow(one)));
  return {
    sameVersion,
    otherVersions: beside.filter((one) => {
      const carried = carriedBy(one);
      return carried.length === 0 || !carried.every(isNow(one));
    }),
  };
}

function messageOf(posts: readonly Post[]): Post {
  const [first] = posts;
  if (!first) throw new Error('nothing to publish');
  return posts.length > 1 ? { ...first, articles: posts } : first;
}
