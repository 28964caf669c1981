// The worker: every job and every effect, listed by hand, and the sweep that finds what no job woke.
import { hourMs } from '@herald/contract/constants.ts';
import type { Context } from './context.ts';
import { lockDrafts } from './features/content/lock-drafts.ts';
import { markDraftReturned } from './features/content/mark-draft-returned.ts';
import { markDraftUsed } from './features/content/mark-draft-used.ts';
import { addPictures } from './features/evidence/add-pictures.ts';
import { collectPictures } from './features/evidence/collect-pictures.ts';
import { purgePictures } from './features/evidence/purge-pictures.ts';
import { purgeFiles } from './features/media/purge-files.ts';
import { purgeUnrecorded } from './features/media/purge-unrecorded.ts';
import { purgeUploads } from './features/media/purge-uploads.ts';
import { checkSeals } from './features/accounts/check-seals.ts';
import { revokeGrants } from './features/accounts/revoke-grants.ts';
import { convertFilm } from './features/media/convert-film.job.ts';
import { sweepConversions } from './features/media/sweep-conversions.ts';
import { advancePublication } from './features/publishing/advance-publication.job.ts';
import { checkClock } from './features/publishing/check-clock.ts';
import { followCancellations } from './features/publishing/follow-cancellations.ts';
import { followReposts } from './features/publishing/follow-reposts.ts';
import { inspectWaiting } from './features/publishing/inspect-waiting.ts';
import { purgeLeftovers } from './features/publishing/purge-leftovers.ts';
import { recordFigures } from './features/publishing/record-figures.ts';
import { notifyCopies } from './features/publishing/notify-copies.ts';
import { notifyRequester } from './features/publishing/notify-requester.ts';
import { relayOutbox, type Handlers, type Told } from './features/publishing/relay-outbox.ts';
import { rescheduleMoved } from './features/publishing/reschedule-moved.ts';
import { sweepPublications } from './features/publishing/sweep-publications.ts';
import { wakeWaiting } from './features/publishing/wake-waiting.ts';
import { watchBacklog } from './features/publishing/watch-backlog.ts';
import { watchPublications } from './features/publishing/watch-publications.ts';
import { purgeAnswers } from './features/repeats/purge-answers.ts';
import type { Engine } from './jobs/engine.ts';

/** Of each channel: one that does not answer keeps the others' posts waiting for nothing. */
const accountsAtOnce = 24;
const preflightMs = 5_000;
/** Where nothing was due: the first look comes ten minutes after a post is live, so nobody waits for it to the second. */
const watchSweeps = 5;
/** A process that dies loses what it counted in so long. */
const figuresMs = 5_000;
const conversionsMs = 2_000;
const minuteMs = 60_000;

/** C-42: the source draft is used once something of it is really live. */
const draftIsUsed: Told = async (_context, tx, told) => {
  for (const draftId of draftsOf(told)) await markDraftUsed(tx, draftId);
};
/** Whatever is told of them, of several kinds too: two relays hold them in one order. */
const draftsAreHeld: Told = async (_context, tx, told) => lockDrafts(tx, draftsOf(told));
const draftComesBack: Told = async (_context, tx, told) => {
  for (const draftId of draftsOf(told)) await markDraftReturned(tx, draftId);
};

/** Effects that run upward, by what is announced. */
export const handlers: Handlers = {
  first: draftsAreHeld,
  'went-live': [draftIsUsed, notifyRequester, addPictures],
  failed: [draftComesBack, notifyRequester],
  unknown: [notifyRequester],
  missed: [draftComesBack, notifyRequester],
  'sign-in-expired': [notifyRequester],
  cancelled: [draftComesBack],
  gone: [notifyRequester],
  'there-again': [notifyRequester],
  'articles-gone': [notifyRequester],
  copies: [notifyRequester, notifyCopies],
  'files-wait': [notifyRequester],
  'own-limit': [notifyRequester],
  late: [notifyRequester],
  'change-failed': [notifyRequester],
  'change-unknown': [notifyRequester],
  'change-waits': [notifyRequester],
  'change-sign-in': [notifyRequester],
  'other-words': [notifyRequester],
  'reach-changed': [notifyRequester],
  'repost-twin': [notifyRequester],
  'repost-gone': [notifyRequester],
  'repost-asker': [notifyRequester],
  'repost-restored': [notifyRequester],
  'repost-stopped': [notifyRequester],
  'sent-after-all': [notifyRequester],
  'wish-dropped': [notifyRequester],
  'edit-stopped': [notifyRequester],
};

function draftsOf(told: Parameters<Told>[2]): string[] {
  return [...new Set(told.flatMap(draftsIn))];
}

/** A message came from several. */
function draftsIn({
  publication: { draft_id: first, also_drafts: later },
}: Parameters<Told>[2][number]): string[] {
  return [first, ...later].flatMap((id) => id ?? []);
}

export type Worker = { stop(): Promise<void> };

export async function startWorker(context: Context, engine: Engine): Promise<Worker> {
  // A test moves the database's clock, so the machine's says nothing there.
  const clock = () => (context.config.testClock ? Promise.resolve(0) : checkClock(context, () => Date.now()));
  await clock();
  await rescheduleMoved(context);
  const accounts = await engine.work(context, advancePublication, accountsAtOnce);
  const { conversionsAtOnce } = context.config;
  const films = conversionsAtOnce > 0 ? await engine.work(context, convertFilm, conversionsAtOnce) : null;
  const { sweepMs } = context.pace;
  const ending = new AbortController();
  /** Work that is done again after a fixed wait. */
  const every = (milliseconds: number, name: string, work: () => Promise<unknown>) =>
    repeat(context, name, async () => {
      await work();
      return milliseconds;
    });
  const loops = [
    repeat(context, 'sweep', async () => Math.min(await sweepPublications(context, accounts.wake), sweepMs)),
    repeat(context, 'relay', async () => ((await relayOutbox(context, handlers)) > 0 ? 0 : sweepMs)),
    every(sweepMs, 'cancellations', () => followCancellations(context)),
    every(sweepMs, 'revocations', () => revokeGrants(context)),
    every(sweepMs, 'reposts', () => followReposts(context)),
    every(minuteMs, 'purge of leftovers', () => purgeLeftovers(context)),
    ...context.channels.map((one) =>
      repeat(context, `watch of ${one.key}`, async () =>
        (await watchPublications(context, [one])) > 0 ? sweepMs : watchSweeps * sweepMs,
      ),
    ),
    ...context.channels.map((one) =>
      every(preflightMs, `preflight of ${one.key}`, () => inspectWaiting(context, [one])),
    ),
    every(minuteMs, 'backlog', () => watchBacklog(context)),
    every(figuresMs, 'figures', () => recordFigures(context)),
    ...(films ? [every(conversionsMs, 'conversions', () => sweepConversions(context, films.wake))] : []),
    every(minuteMs, 'clock', clock),
    every(minuteMs, 'seals', () => checkSeals(context, wakeWaiting, 'again')),
    every(hourMs, 'purge', () => purgeAnswers(context)),
    every(hourMs, 'purge of uploads', () => purgeUploads(context)),
    every(hourMs, 'purge of files', () => purgeFiles(context)),
    every(hourMs, 'purge of unrecorded files', () => purgeUnrecorded(context)),
    every(hourMs, 'purge of pictures', () => purgePictures(context)),
    ...Array.from({ length: context.config.pictures.atOnce }, () =>
      repeat(context, 'pictures', async () =>
        (await collectPictures(context, ending.signal)) ? 0 : sweepMs,
      ),
    ),
  ];
  return {
    stop: async () => {
      // Nobody waits for a picture.
      ending.abort();
      await Promise.all([accounts, ...(films ? [films] : []), ...loops].map((one) => one.stop()));
      await recordFigures(context).catch((error: unknown) => {
        context.log.warn({ err: error }, 'the last figures were not written');
      });
    },
  };
}

/** Runs again and again, never twice at once; `work` says after how many milliseconds. A failure is logged and tried again. */
function repeat(context: Context, name: string, work: () => Promise<number>): Worker {
  let going = true;
  let wake: () => void = () => undefined;
  const turns = (async () => {
    while (going) {
      const againInMs = await work().catch((error: unknown) => {
        context.log.warn({ err: error }, `the ${name} stumbled`);
        return context.pace.sweepMs;
      });
      if (!going) return;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, againInMs);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  })();
  return {
    stop: async () => {
      going = false;
      wake();
      await turns;
    },
  };
}
