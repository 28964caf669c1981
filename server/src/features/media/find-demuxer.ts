// Find who reads a stored film or sound: told by its kind, never guessed from its content (hostile.md U09 to U11).
import type { Demuxer } from '../../video/video.ts';

const demuxers: Readonly<Record<string, Demuxer>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'audio/mpeg': 'mp3',
};

/** Undefined for what is neither. */
export function findDemuxer(mimeType: string): Demuxer | undefined {
  return demuxers[mimeType];
}
