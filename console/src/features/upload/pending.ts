// The uploads of this window, as a list and the steps each takes: chosen, checked, sent, progressed, arrived, stored, failed, timed out, gone (R-UPL-010).
import type { FileRecord } from '@herald/contract/media.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export const placeFields = ['images', 'video', 'cover'] as const;

/** Where an upload belongs: one opened post, which of its fields, and where a field has several blocks, which of these. */
export type Place = {
  readonly post: string;
  readonly field: (typeof placeFields)[number];
  readonly block?: string | undefined;
};

/** One block among those of its field; the first of them, which alone knows the others, takes what belongs to none. */
export type BlockPlace = { readonly key: string; readonly others: readonly string[] | null };

/** What goes into the library goes into no post, and none of another post’s is added there. */
export const libraryPost = 'library';

export type Pending = {
  readonly uid: string;
  readonly file: File;
  readonly place: Place;
  /** Files chosen together stand in the order they were chosen, whichever arrives first. */
  readonly batch: string;
  /** `arrived`: all of it is there, and looked at before it counts. */
  readonly state: 'waiting' | 'checking' | 'sending' | 'arrived' | 'failed' | 'timed-out' | 'stored';
  readonly sentBytes: number;
  /** Why it failed, in the person's language. */
  readonly sentence: string;
  /** What the store made of it, once it has arrived. */
  readonly record: FileRecord | null;
};

export type Chosen = Pick<Pending, 'uid' | 'file' | 'place' | 'batch'>;

export type Step =
  | { kind: 'chosen'; files: readonly Chosen[] }
  | { kind: 'again' | 'checking' | 'sending' | 'arrived' | 'gone'; uid: string }
  | { kind: 'progressed'; uid: string; sentBytes: number }
  | { kind: 'failed' | 'timed-out'; uid: string; sentence: string }
  | { kind: 'stored'; uid: string; record: FileRecord }
  | { kind: 'moved'; uid: string; place: Place };

/** A file that is sent again keeps its own place in the list. */
export function stepped(list: readonly Pending[], step: Step): readonly Pending[] {
  if (step.kind === 'chosen') return [...list, ...step.files.map(begun)];
  const change = (rest: Partial<Pending>) =>
    list.map((one) => (one.uid === step.uid ? { ...one, ...rest } : one));
  switch (step.kind) {
    case 'again':
      return change({ state: 'waiting', sentBytes: 0, sentence: '' });
    case 'checking':
    case 'sending':
    case 'arrived':
      return change({ state: step.kind });
    case 'progressed':
      return list.map((one) => (one.uid === step.uid ? progressed(one, step.sentBytes) : one));
    case 'failed':
    case 'timed-out':
      return change({ state: step.kind, sentence: step.sentence });
    case 'stored':
      return change({ state: 'stored', record: step.record });
    case 'moved':
      return change({ place: step.place });
    case 'gone':
      return list.filter((one) => one.uid !== step.uid);
  }
}

/** What had arrived and was none is sent from the start. */
function progressed(one: Pending, sentBytes: number): Pending {
  const isBack = one.state === 'arrived' && sentBytes < one.file.size;
  return { ...one, sentBytes, state: isBack ? 'sending' : one.state };
}

function begun(chosen: Chosen): Pending {
  return { ...chosen, state: 'waiting', sentBytes: 0, sentence: '', record: null };
}

export function isAt({ place }: Pick<Pending, 'place'>, { post, field }: Place): boolean {
  return place.post === post && place.field === field;
}

/** Of every block of that field. */
export function allOf(list: readonly Pending[], place: Place): readonly Pending[] {
  return list.filter((one) => isAt(one, place));
}

/** Whether this block takes it. */
export function isOf({ place }: Pick<Pending, 'place'>, block: BlockPlace | undefined): boolean {
  if (!block || place.block === block.key) return true;
  return block.others !== null && !block.others.includes(place.block ?? '');
}

export function isRunning({ state }: Pick<Pending, 'state'>): boolean {
  return state === 'waiting' || state === 'checking' || state === 'sending' || state === 'arrived';
}

/** What still blocks saving and publishing: a failed file blocks until it is sent again or removed, one that timed out is cleared. */
function unfinished(list: readonly Pick<Pending, 'state'>[]): number {
  return list.filter((one) => one.state !== 'timed-out').length;
}

/** What its post waits for, and what it would go without. */
export function unarrived(list: readonly Pick<Pending, 'state'>[]): Unarrived {
  const open = unfinished(list);
  return { open, timedOut: list.length - open };
}

/** The next that arrived and may enter its post: none chosen before it, with it, is still on its way. */
export function nextStored(list: readonly Pending[], place: Place): Pending | undefined {
  const here = allOf(list, place);
  return here.find(
    (one, at) =>
      one.state === 'stored' &&
      !here.slice(0, at).some((earlier) => earlier.batch === one.batch && isRunning(earlier)),
  );
}

export function percentOf({ file, sentBytes }: Pick<Pending, 'file' | 'sentBytes'>): number {
  return file.size === 0 ? 0 : Math.min(100, Math.floor((sentBytes / file.size) * 100));
}
