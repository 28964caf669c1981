// A newsroom for tests of publishing: somebody who may publish, accounts at a real sandbox, and a hand that takes publications on.
import { setTimeout as sleep } from 'node:timers/promises';
import { channels } from '@herald/channels/registry.ts';
import { mediaTypes, PackageBody, type MediaItem } from '@herald/contract/content.ts';
import { signs } from '@herald/contract/permissions.ts';
import { settledStates, type PublicationState } from '@herald/contract/publications.ts';
import type { Context, Pace } from './context.ts';
import { bindTestAccount, type Platform, type TestAccount } from './db/test-account.ts';
import { keepTestPicture } from './db/test-picture.ts';
import { testActor, type TestActor } from './db/test-actor.ts';
import { markDraftReturned } from './features/content/mark-draft-returned.ts';
import { markDraftScheduled } from './features/content/mark-draft-scheduled.ts';
import { holdNamedDrafts } from './features/content/hold-named-drafts.ts';
import { readLivePackage } from './features/content/read-live-package.ts';
import { readPackageForPublishing } from './features/content/read-package-for-publishing.ts';
import { savePackage } from './features/content/save-package.ts';
import { advancePublication } from './features/publishing/advance-publication.job.ts';
import { editPackage } from './features/publishing/edit-package.ts';
import { publishPackage } from './features/publishing/publish-package.ts';
import type { ContentSource } from './features/publishing/queue-publications.ts';
import { findPublication } from './features/publishing/store/publications.ts';
import type { Publication } from './features/publishing/store/rows.ts';
import { testSandbox, type TestSandbox } from './http/test-sandbox.ts';
import { testContext, type TestContext } from './test-context.ts';

/** Waits of the protocol short enough for a test, and still in their order. */
export const quickPace: Partial<Pace> = {
  leaseMs: 3_000,
  renewMs: 1_000,
  sendDeadlineMs: 3_000,
  clientTimeoutMs: 900,
  quietWindowMs: 150,
  lookEveryMs: 80,
  holdLaneAtMostMs: 4_000,
  retryBaseMs: 20,
  inspectAtMostMs: 20_000,
};

/** Everything a person of a newsroom may do with publications. */
export const allPublishingSigns: readonly string[] = [
  signs.edits,
  signs.schedules,
  signs.publishes,
  signs.resolvesUnknown,
];

/** As the api puts it together. */
export const fromContent: ContentSource = {
  holdDrafts: holdNamedDrafts,
  readPackage: readPackageForPublishing,
  readLivePackage,
  markScheduled: markDraftScheduled,
  markReturned: markDraftReturned,
};

const outOfPatienceMs = 12_000;
const betweenTurnsMs = 15;

export type Newsroom = TestContext & {
  sandbox: TestSandbox;
  maya: TestActor;
  account(platform: Platform, more?: Readonly<Record<string, unknown>>): Promise<TestAccount>;
  /** A package with this text; its id. */
  write(text: string, media?: readonly MediaItem[]): Promise<string>;
  picture(): Promise<MediaItem>;
  /** One package published now to one account. */
  publish(
    account: Pick<TestAccount, 'id'> & Partial<TestAccount>,
    text?: string,
    media?: readonly MediaItem[],
  ): Promise<Publication>;
  /** New words asked for in the place of those that are live. */
  edit(live: Publication, text: string, how?: { overwrites: boolean }): ReturnType<typeof editPackage>;
  /** Advances as a worker would, until it stands in one of these states (or can go no further by itself). */
  advance(publication: Publication, until?: readonly PublicationState[]): Promise<Publication>;
  read(id: string): Promise<Publication>;
  posts(account: TestAccount): ReturnType<TestSandbox['posts']>;
  /** How many calls of one operation were made with these words in them, refused ones too. */
  calls(account: TestAccount, operation: string, words: string): Promise<number>;
  strike(account: TestAccount, fault: string, more?: Record<string, string | number>): Promise<void>;
};

export async function testNewsroom(pace: Partial<Pace> = {}): Promise<Newsroom> {
  const sandbox = await testSandbox();
  await sandbox.order('/_settings', { rateLimit: 'off' });
  const world = await testContext({
    channels,
    environment: sandbox.environment,
    pace: { ...quickPace, ...pace },
  });
  const { context } = world;
  const maya = await testActor(context, { department: 'Desk', signs: allPublishingSigns });
  const read = async (id: string) => {
    const found = await findPublication(context.db, id);
    if (!found) throw new Error(`no publication ${id}`);
    return found;
  };
  let written = 0;
  const write: Newsroom['write'] = async (text, media) =>
    (await savePackage(context, maya, bodyOf(text, media))).pkGUID;
  return {
    ...world,
    sandbox,
    maya,
    read,
    write,
    picture: () => keepTestPicture(context, maya),
    account: (platform, more) => bindTestAccount(context, maya, sandbox, platform, more),
    publish: async (account, text = `Noon bells ${(written += 1)}`, media = []) => {
      const pkGUID = await write(text, media);
      const [one] = await publishPackage(context, maya, [{ pkGUID, bids: [account.id] }], fromContent);
      if (!one) throw new Error('nothing was queued');
      return one;
    },
    edit: async ({ id, account_id: bid }, text, { overwrites } = { overwrites: false }) =>
      editPackage(
        context,
        maya,
        { opp_id: id, pkGUID: await write(text), overwrite: overwrites ? [bid] : [] },
        fromContent,
      ),
    advance: (publication, until = []) => advanceUntil(context, publication, until),
    posts: ({ platform, externalId }) => sandbox.posts(platform, externalId),
    calls: async ({ platform }, operation, words) => {
      const { requests } = await sandbox.requests(0);
      const named = requests.filter((one) => one.operation === `${platform}.${operation}`);
      return named.filter((one) => JSON.stringify([one.url, one.body]).includes(words)).length;
    },
    strike: (account, fault, more = {}) =>
      sandbox.strike({
        platform: account.platform,
        account: account.externalId,
        operation: `${account.platform}.publish`,
        times: 1,
        fault,
        ...more,
      }),
    close: async () => {
      await world.close();
      sandbox.close();
    },
  };
}

export async function advanceUntil(
  context: Context,
  { id, account_id: accountId }: Publication,
  until: readonly PublicationState[],
): Promise<Publication> {
  const outOfPatience = performance.now() + outOfPatienceMs;
  for (;;) {
    let asked = 0;
    // One turn at a time: a state that passes by itself is seen on a busy machine too.
    await advancePublication.run(context, { accountId }, () => (asked += 1) <= 2);
    const now = await findPublication(context.db, id);
    if (!now) throw new Error(`publication ${id} is gone`);
    const isThere =
      until.length > 0 ? until.includes(now.state) : settledStates.has(now.state) || now.state === 'unknown';
    if (isThere) return now;
    if (performance.now() > outOfPatience)
      throw new Error(`publication ${id} is still ${now.state} (${now.reason} ${now.detail})`);
    await sleep(betweenTurnsMs);
  }
}

function bodyOf(text: string, media: readonly MediaItem[] = []): PackageBody {
  return PackageBody.parse({
    title: text.slice(0, 60),
    materialList: [{ mediaType: mediaTypes.text, content: text }, ...media],
  });
}
