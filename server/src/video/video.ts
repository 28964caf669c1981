// What reads, draws and converts films for us: one port, two ways behind it (ffmpeg of the machine, or node-av in a child).
import type { VideoProperties } from '@herald/contract/video.ts';

/** Named by the first bytes and never guessed from the content: so no playlist is ever opened (hostile.md U09 to U11). */
export type Demuxer = 'mov' | 'matroska' | 'mp3';

/** There is somebody who reads films, and in all the time he was given he did not come to it. */
export class FilmUnread extends Error {}

/** A file on this machine's disk. */
export type Film = { readonly path: string; readonly demuxer: Demuxer };

/** H.264 and AAC in an MP4 that begins with its index. `filters` follow the turning; `turned` is clockwise. */
export type Conversion = {
  readonly turned: 0 | 90 | 180 | 270;
  readonly filters: string;
  readonly lengthSeconds: number;
  readonly hasSound: boolean;
  readonly keyFrameEvery: number;
  readonly maxKilobits: number;
};

/** A moment of a film in seconds from its beginning, and the path of the PNG that is to be drawn of it, where nothing stands yet. */
export type Moment = { readonly atSeconds: number; readonly to: string };

/** How a still is drawn; `filters` follow the turning. */
export type Still = { readonly turned: 0 | 90 | 180 | 270; readonly filters: string };

/** `awaited`: somebody stands before it; `aside`: it gives way to everything, and may take its time. */
export type DrawRank = 'awaited' | 'aside';

/** How long a reader that stands still is waited for. */
export type Patience = 'brisk' | 'patient';

export type Probed =
  | { readonly kind: 'read'; readonly properties: VideoProperties }
  /** `broken`: no film, cut off or beyond what we read; `unable`: nothing is known of it, ours is the fault. */
  | { readonly kind: 'broken' | 'unable'; readonly said: string };

export type Converted = {
  /** `unable`: time ran out, or nobody could be started; `full`: the disk had no room. Both say nothing of the film. */
  readonly kind: 'done' | 'stopped' | 'failed' | 'unable' | 'full';
  readonly said: string;
};

/**
 * Which moments have their picture; of the others `said` may tell why not. `isPassing`: time ran out, nobody could be started, or
 * the disk had no room, which says nothing of the film.
 */
export type Drawn = {
  readonly drawn: readonly Moment[];
  readonly said: string;
  readonly isPassing: boolean;
};

export type Watch = {
  /** How many seconds of the film are done, at least once a second. */
  readonly onProgress: (doneSeconds: number) => void;
  readonly signal: AbortSignal;
};

export type Video = {
  readonly tool: 'ffmpeg' | 'node-av' | 'none';
  probe(film: Film, patience?: Patience): Promise<Probed>;
  /** Draws what a player shows at each moment. */
  draw(film: Film, moments: readonly Moment[], still: Still, rank: DrawRank): Promise<Drawn>;
  /**
   * Writes picture and sounds as they are into a file of their own, of the kind its path ends with: `mov`, `mp4` or `webm`. What
   * else stood in the film is left behind. `to` as below.
   */
  copy(film: Film, to: string): Promise<Converted>;
  /** `to` is a path where nothing stands yet; whatever the end, it may hold a part. */
  convert(film: Film, to: string, conversion: Conversion, watch: Watch): Promise<Converted>;
};
