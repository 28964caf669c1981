// The uploads of one block: several at a time, each with progress, cancel and retry.
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { useEffect, useReducer, useRef } from 'react';
import { rememberFile } from '../../lib/known-files.ts';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { say, sayProblem } from '../../lib/say.ts';
import { askPolicy } from './api.ts';
import { chooseFiles, type Taken } from './choose-files.ts';
import { stepped, unfinished, type Pending } from './pending.ts';
import { sendFile, type Sent } from './send-file.ts';

export type Uploads = {
  readonly pending: readonly Pending[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (one: Pending) => void;
  readonly remove: (uid: string) => void;
};

export type UploadsAsk = {
  readonly taken: Taken;
  readonly onStored: (item: MediaItem) => void;
  readonly onUnfinished: (count: number) => void;
};

export function useUploads({ taken, onStored, onUnfinished }: UploadsAsk): Uploads {
  const [pending, step] = useReducer(stepped, []);
  const running = useRef(new Map<string, AbortController>());
  const count = unfinished(pending);
  useEffect(() => onUnfinished(count), [count, onUnfinished]);
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  /** Files chosen together stand in the order they were chosen, whichever arrives first. */
  const send = async (uid: string, file: File, earlier: readonly Promise<void>[]) => {
    const controller = new AbortController();
    running.current.set(uid, controller);
    step({ kind: 'sent', uid, file });
    const { signal } = controller;
    const onProgress = (sentBytes: number) => step({ kind: 'progressed', uid, sentBytes });
    const sent = await sendWithPolicy(file, { signal, onProgress });
    await Promise.all(earlier);
    running.current.delete(uid);
    if (sent.kind === 'stored') onStored(itemOf(sent.record, file, taken));
    if (sent.kind === 'stored' || sent.kind === 'cancelled') return step({ kind: 'gone', uid });
    const sentence = sentenceOf(sent, file);
    if (sent.kind === 'timed-out') tell('error', sentence);
    return step({ kind: sent.kind === 'timed-out' ? 'timed-out' : 'failed', uid, sentence });
  };

  return {
    pending,
    add: (files) => {
      const { accepted, problems } = chooseFiles(files, roomFor(taken, count));
      for (const problem of problems) tell('error', sayProblem(problem));
      const sends: Promise<void>[] = [];
      for (const file of accepted) sends.push(send(crypto.randomUUID(), file, [...sends]));
    },
    retry: ({ uid, file }) => void send(uid, file, []),
    remove: (uid) => {
      running.current.get(uid)?.abort();
      step({ kind: 'gone', uid });
    },
  };
}

async function sendWithPolicy(file: File, options: Parameters<typeof sendFile>[2]): Promise<Sent> {
  try {
    return await sendFile(file, await askPolicy(file, options.signal), options);
  } catch (error) {
    if (options.signal.aborted) return { kind: 'cancelled' };
    return error instanceof CallRefusal ? { kind: 'refused', sentence: error.sentence } : { kind: 'failed' };
  }
}

function sentenceOf(sent: Exclude<Sent, { kind: 'stored' | 'cancelled' }>, file: File): string {
  if (sent.kind === 'refused') return sent.sentence;
  return sent.kind === 'timed-out' ? say('upload-timeout') : say('upload-failed', { name: file.name });
}

/** What is still on its way takes the place of the one that fits. */
function roomFor(taken: Taken, underway: number): Taken {
  return taken.field === 'images' ? taken : { ...taken, atOnce: Math.max(0, taken.atOnce - underway) };
}

function itemOf(record: FileRecord, file: File, { field }: Taken): MediaItem {
  const { url, md5, size, width, height } = record;
  rememberFile(url, { sizeBytes: size, width, height });
  return {
    mediaType: field === 'video' ? mediaTypes.video : mediaTypes.image,
    content: '',
    url,
    name: record.name || file.name,
    size,
    md5,
    dataContent: '',
  };
}
