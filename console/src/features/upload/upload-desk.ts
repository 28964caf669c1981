// The desk of all uploads of this window: it outlives the pages, sends a few at a time, and tells when a unit or all has arrived.
import { uploadUnitBytes } from '@herald/contract/constants.ts';
import { stepped, type Pending, type Place, type Step } from './pending.ts';
import type { Going, Sent } from './send-file.ts';

/** How one file is sent: hashed, looked up, signed for, posted. */
export type Send = (file: File, going: Going & { readonly onSending: () => void }) => Promise<Sent>;

export type Words = { readonly sentenceOf: (sent: Sent, file: File) => string };

/** A browser holds six lines to one server: uploads leave some for everything else. */
const atOnce = 3;

export type UploadDesk = {
  readonly list: () => readonly Pending[];
  readonly subscribe: (tell: () => void) => () => void;
  readonly add: (place: Place, files: readonly File[]) => void;
  readonly retry: (uid: string) => void;
  readonly remove: (uid: string) => void;
  readonly move: (uid: string, place: Place) => void;
  /** Each time another 100 MB of a file have gone (R-UPL-016, C-54), and when nothing is on its way any more (R-UPL-017). */
  readonly hear: (listener: (what: 'unit' | 'finished') => void) => () => void;
};

export function openDesk(send: Send, { sentenceOf }: Words): UploadDesk {
  let all: readonly Pending[] = [];
  const running = new Map<string, AbortController>();
  /** Those that were told to come again, by when they will. */
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  const tellers = new Set<() => void>();
  const hearers = new Set<(what: 'unit' | 'finished') => void>();
  const emit = (what: 'unit' | 'finished') => hearers.forEach((hear) => hear(what));
  const step = (one: Step) => {
    all = stepped(all, one);
    for (const tell of tellers) tell();
  };

  const run = async ({ uid, file }: Pending) => {
    const controller = new AbortController();
    running.set(uid, controller);
    step({ kind: 'checking', uid });
    let units: number | null = null;
    const sent = await send(file, {
      signal: controller.signal,
      onSending: () => step({ kind: 'sending', uid }),
      onArrived: () => step({ kind: 'arrived', uid }),
      onProgress: (sentBytes) => {
        const now = Math.floor(sentBytes / uploadUnitBytes);
        // What had arrived before is no progress of now.
        for (let unit = units ?? now; unit < now; unit += 1) emit('unit');
        units = Math.max(units ?? now, now);
        step({ kind: 'progressed', uid, sentBytes });
      },
    });
    running.delete(uid);
    // One that was removed and chosen again meanwhile is another.
    if (!controller.signal.aborted) settle(uid, file, sent);
    pump();
  };
  const settle = (uid: string, file: File, sent: Sent) => {
    if (sent.kind === 'stored') return step({ kind: 'stored', uid, record: sent.record });
    if (sent.kind === 'cancelled') return step({ kind: 'gone', uid });
    if (sent.kind === 'later') return rest(uid, sent.afterMs);
    const kind = sent.kind === 'timed-out' ? 'timed-out' : 'failed';
    return step({ kind, uid, sentence: sentenceOf(sent, file) });
  };
  /** Others go on meanwhile. */
  const rest = (uid: string, afterMs: number) => {
    step({ kind: 'again', uid });
    const wake = () => {
      resting.delete(uid);
      pump();
    };
    resting.set(uid, setTimeout(wake, afterMs));
  };
  const pump = () => {
    const waiting = all.filter(({ state }) => state === 'waiting');
    const ready = waiting.filter(({ uid }) => !resting.has(uid));
    for (const one of ready.slice(0, Math.max(0, atOnce - running.size))) void run(one);
    if (running.size === 0 && waiting.length === 0) emit('finished');
  };

  return {
    list: () => all,
    subscribe: (tell) => {
      tellers.add(tell);
      return () => tellers.delete(tell);
    },
    add: (place, files) => {
      if (files.length === 0) return;
      const batch = crypto.randomUUID();
      step({
        kind: 'chosen',
        files: files.map((file) => ({ uid: crypto.randomUUID(), file, place, batch })),
      });
      pump();
    },
    retry: (uid) => {
      step({ kind: 'again', uid });
      pump();
    },
    remove: (uid) => {
      const wasWaiting = all.some((one) => one.uid === uid && one.state === 'waiting');
      running.get(uid)?.abort();
      clearTimeout(resting.get(uid));
      resting.delete(uid);
      step({ kind: 'gone', uid });
      // One that rested may have been the last on its way.
      if (wasWaiting) pump();
    },
    move: (uid, place) => step({ kind: 'moved', uid, place }),
    hear: (listener) => {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
  };
}
