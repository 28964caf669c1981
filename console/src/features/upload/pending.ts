// The uploads on their way, as a list and the steps it takes: sent, progressed, failed, timed out, gone (R-UPL-010).

export type Pending = {
  readonly uid: string;
  readonly file: File;
  readonly state: 'sending' | 'failed' | 'timed-out';
  readonly sentBytes: number;
  /** Why it failed, in the person's language. */
  readonly sentence: string;
};

export type Step =
  | { kind: 'sent'; uid: string; file: File }
  | { kind: 'progressed'; uid: string; sentBytes: number }
  | { kind: 'failed' | 'timed-out'; uid: string; sentence: string }
  | { kind: 'gone'; uid: string };

/** A file that is sent again takes its own place in the list. */
export function stepped(list: readonly Pending[], step: Step): readonly Pending[] {
  const change = (rest: Partial<Pending>) =>
    list.map((one) => (one.uid === step.uid ? { ...one, ...rest } : one));
  switch (step.kind) {
    case 'sent':
      return list.some((one) => one.uid === step.uid)
        ? change({ state: 'sending', sentBytes: 0, sentence: '' })
        : [...list, { uid: step.uid, file: step.file, state: 'sending', sentBytes: 0, sentence: '' }];
    case 'progressed':
      return change({ sentBytes: step.sentBytes });
    case 'failed':
    case 'timed-out':
      return change({ state: step.kind, sentence: step.sentence });
    case 'gone':
      return list.filter((one) => one.uid !== step.uid);
  }
}

/** What still blocks saving and publishing: a failed file blocks until it is sent again or removed, one that timed out is cleared. */
export function unfinished(list: readonly Pending[]): number {
  return list.filter((one) => one.state !== 'timed-out').length;
}

export function percentOf({ file, sentBytes }: Pick<Pending, 'file' | 'sentBytes'>): number {
  return file.size === 0 ? 0 : Math.min(100, Math.floor((sentBytes / file.size) * 100));
}
