// Convert the file of a conversion in a folder of its own, prove what came of it, and hand it on; the folder is gone afterwards.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seenSize, type VideoProperties } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { planConversion, type Need } from '../../video/plan-conversion.ts';
import { throwOurFault } from '../../video/our-fault.ts';
import type { Demuxer } from '../../video/video.ts';
import { borrowFile } from './borrow-file.ts';

export type Outcome = 'kept' | 'stopped' | 'unreadable' | 'failed';
export type Made = { readonly path: string; readonly properties: VideoProperties };
type Asked = {
  readonly id: string;
  /** The first is 1; each has a folder of its own. */
  readonly attempt: number;
  readonly key: string;
  readonly properties: VideoProperties;
  readonly need: Need;
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
  readonly keep: (made: Made) => Promise<void>;
};

/** The rest is the proof and the keeping. */
const percentAtMost = 99;
const lengthApart = 0.02;
/** A frame, and the silence an encoder puts in front, of a film of few seconds. */
const lengthApartSeconds = 0.2;

/** Throws where the film is not to blame. */
export async function convertFile(context: Context, asked: Asked): Promise<Outcome> {
  const { key, properties, need } = asked;
  const plan = planConversion(properties, need);
  if (!plan) return 'unreadable';
  const folderOf = (attempt: number) =>
    join(context.config.dataFolder, 'converting', `${asked.id}.${attempt}`);
  const folder = folderOf(asked.attempt);
  // Of workers that died over it, or were thought dead: what they make is not wanted any more.
  for (let attempt = 0; attempt <= asked.attempt; attempt += 1)
    await rm(folderOf(attempt), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'made.mp4');
  const onProgress = (seconds: number) =>
    asked.onPercent(Math.max(0, Math.min(percentAtMost, Math.floor((seconds / plan.lengthSeconds) * 100))));
  try {
    const demuxer: Demuxer = properties.container === 'matroska' ? 'matroska' : 'mov';
    const converted = await borrowFile(context, key, (film) =>
      context.video.convert({ path: film, demuxer }, path, plan, { onProgress, signal: asked.signal }),
    );
    const { kind, said } = converted;
    if (kind === 'stopped') return 'stopped';
    const made = kind === 'done' ? await context.video.probe({ path, demuxer: 'mov' }, 'patient') : null;
    if (made?.kind !== 'read' || !isWhatWasMeant(made.properties, properties, need)) {
      context.log.warn({ key, kind, said, made }, 'a conversion did not come out as it should');
      throwOurFault(made ?? converted);
      return 'failed';
    }
    if (asked.signal.aborted) return 'stopped';
    await asked.keep({ path, properties: made.properties });
    return 'kept';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An encoder that was stopped, or stopped by itself, leaves a film that plays and is too short. */
function isWhatWasMeant(made: VideoProperties, source: VideoProperties, need: Need): boolean {
  const { picture, sound, durationSeconds: length } = made;
  const [seen, wanted] = [seenSize(made), source.durationSeconds];
  if (!picture || !seen || length === null || wanted === null) return false;
  const isPlain = picture.codec === 'h264' && picture.pixelFormat === 'yuv420p' && picture.range === 'sdr';
  const isLong = Math.abs(length - wanted) <= Math.max(lengthApartSeconds, wanted * lengthApart);
  const fits =
    Math.max(seen.width, seen.height) <= need.longSide && Math.min(seen.width, seen.height) <= need.shortSide;
  return isPlain && isLong && fits && (sound?.codec ?? null) === (source.sound ? 'aac' : null);
}
