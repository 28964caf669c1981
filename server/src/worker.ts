// The worker: every job and every effect, listed by hand, and the sweep that finds what no job woke.
import type { Context } from './context.ts';
import { markDraftReturned } from './features/content/mark-draft-returned.ts';
import { markDraftUsed } from './features/content/mark-draft-used.ts';
import { advancePublication } from './features/publishing/advance-publication.job.ts';
import { checkClock } from './features/publishing/check-clock.ts';
import { followCancellations } from './features/publishing/follow-cancellations.ts';
import { inspectWaiting } from './features/publishing/inspect-waiting.ts';
import { notifyCopies } from './features/publishing/notify-copies.ts';
import { notifyRequester } from './features/publishing/notify-requester.ts';
import { relayOutbox, type Handlers, type Told } from './features/publishing/relay-outbox.ts';
import { rescheduleMoved } from './features/publishing/reschedule-moved.ts';
import { sweepPublications } from './features/publishing/sweep-publications.ts';
import { watchBacklog } from './features/publishing/watch-backlog.ts';
import { watchPublications } from './features/publishing/watch-publications.ts';
import { purgeAnswers } from './features/repeats/purge-answers.ts';
import type { Engine } from './jobs/engine.ts';

const accountsAtOnce = 24;
const preflightMs = 5_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** C-42: the source draft is used once something of it is really live. */
const draftIsUsed: Told = async (_context, tx, publication) => {
  if (publication.draft_id) await markDraftUsed(tx, publication.draft_id);
};
const draftComesBack: Told = async (_context, tx, publication) => {
  if (publication.draft_id) await markDraftReturned(tx, publication.draft_id);
};

/** Effects that run upward, by what is announced. */
export const handlers: Handlers = {
  'went-live': [draftIsUsed, notifyRequester],
  failed: [notifyRequester],
  unknown: [notifyRequester],
  missed: [draftComesBack, notifyRequester],
  'sign-in-expired': [notifyRequester],
  cancelled: [draftComesBack],
  gone: [notifyRequester],
  copies: [notifyRequester, notifyCopies],
  'change-failed': [notifyRequester],
};

export type Worker = { stop(): Promise<void> };

export async function startWorker(context: Context, engine: Engine): Promise<Worker> {
  // A test moves the database's clock, so the machine's says nothing there.
  const clock = () => (context.config.testClock ? Promise.resolve(0) : checkClock(context, () => Date.now()));
  await clock();
  await rescheduleMoved(context);
  await engine.work(context, advancePublication, accountsAtOnce);
  const loops = [
    repeat(context, 'sweep', () => sweepPublications(context)),
    repeat(context, 'cancellations', () => followCancellations(context)),
    repeat(context, 'watch', () => watchPublications(context)),
    repeat(context, 'relay', () => relayOutbox(context, handlers)),
    repeat(context, 'preflight', () => inspectWaiting(context), preflightMs),
    repeat(context, 'backlog', () => watchBacklog(context), minuteMs),
    repeat(context, 'clock', clock, minuteMs),
    repeat(context, 'purge', () => purgeAnswers(context), hourMs),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** Runs again and again, never twice at once; a failure is logged and the next turn tries again. */
function repeat(context: Context, name: string, work: () => Promise<number>, everyMs?: number): Worker {
  let going = true;
  let wake: () => void = () => undefined;
  const turns = (async () => {
    while (going) {
      await work().catch((error: unknown) => context.log.warn({ err: error }, `the ${name} stumbled`));
      await new Promise<void>((done) => {
        const timer = setTimeout(done, everyMs ?? context.pace.sweepMs);
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
