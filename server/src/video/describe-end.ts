// How the end of a child is told: a film that could not be read is the film's fault, a child that could not start is ours.
import { VideoProperties } from '@herald/contract/video.ts';
import type { CagedEnd } from './run-caged.ts';
import type { Converted, Drawn, Moment, Probed } from './video.ts';

/**
 * A file that takes more of the processor than any honest one is broken; on the clock alone nobody is judged, for the machine
 * may be busy. `properties` as the child said them.
 */
export function describeProbe({ end, said }: CagedEnd, properties: unknown): Probed {
  const read = VideoProperties.safeParse(properties);
  if (end === 'done' && read.success) return { kind: 'read', properties: read.data };
  return { kind: end === 'unstarted' || end === 'timed-out' ? 'unable' : 'broken', said };
}

/** The system's words, which its programs repeat. */
const noRoom = /no space left on device|disk quota exceeded/i;

export function describeConversion({ end, said }: CagedEnd): Converted {
  if (end === 'done' || end === 'stopped') return { kind: end, said };
  if (end === 'timed-out') return { kind: 'unable', said: 'it took longer than it may' };
  if (end === 'unstarted') return { kind: 'unable', said };
  return { kind: noRoom.test(said) ? 'full' : 'failed', said };
}

/** Of several children in a row; one that ends well may still have had no room for a picture. */
export function describeDraw(
  ends: readonly CagedEnd[],
  moments: readonly Moment[],
  drawn: readonly Moment[],
): Drawn {
  const isOurs = ({ end, said }: CagedEnd) => end === 'timed-out' || end === 'unstarted' || noRoom.test(said);
  const said = ends.findLast((one) => one.said !== '')?.said ?? '';
  return { drawn, said, isPassing: drawn.length < moments.length && ends.some(isOurs) };
}
