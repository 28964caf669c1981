// Choose who reads films here: ffmpeg where the settings or the machine have it whole, else node-av, else nobody.
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openFfmpeg } from './ffmpeg-tool.ts';
import { openLane } from '../lane.ts';
import { openNodeAv } from './node-av-tool.ts';
import { bareEnvironment } from './run-caged.ts';
import type { Video } from './video.ts';

const run = promisify(execFile);
/** However many films arrive together: hostile ones take all the processor they are given. */
const probesAtOnce = 2;
const copiesAtOnce = 2;
const networked =
  'films are read by programs that can reach the network: "unshare -rn" (util-linux, user namespaces) does not work here';
const options = { timeout: 10_000, env: bareEnvironment };

/** `ffmpegPath`: the program, with ffprobe beside it; null for the one in PATH. `onDoubt` hears what is not as safe as it should be. */
export async function openVideo(
  settings: { ffmpegPath: string | null },
  onDoubt: (said: string) => void,
): Promise<Video> {
  const withoutNetwork = await findNetworkCage();
  const video = await findTool(settings, withoutNetwork);
  if (!withoutNetwork && video.tool !== 'none') onDoubt(networked);
  const probing = openLane(probesAtOnce);
  const copying = openLane(copiesAtOnce);
  return {
    ...video,
    copy: (film, to) => copying(() => video.copy(film, to)),
    probe: (film, patience) => probing(() => video.probe(film, patience)),
  };
}

/** Whether a child can be given a network of its own, in which nobody is. */
export async function findNetworkCage(): Promise<boolean> {
  return starts('unshare', ['-rn', 'true']);
}

async function findTool(
  { ffmpegPath }: { ffmpegPath: string | null },
  withoutNetwork: boolean,
): Promise<Video> {
  const ffmpeg = ffmpegPath ?? 'ffmpeg';
  const ffprobe = ffmpegPath === null ? 'ffprobe' : join(dirname(ffmpegPath), 'ffprobe');
  const isWhole = (await converts(ffmpeg)) && (await starts(ffprobe, ['-version']));
  if (isWhole) return openFfmpeg({ ffmpeg, ffprobe }, { withoutNetwork });
  if (ffmpegPath !== null)
    throw new Error(
      `FFMPEG_PATH: ${ffmpegPath} with libx264 and zscale, and ffprobe beside it, cannot be started`,
    );
  return isInstalled('node-av') ? openNodeAv({ withoutNetwork }) : noVideo;
}

const said = 'neither ffmpeg nor node-av is here';
/** Uploads are then taken as they are, nothing is converted, and a film has no still. */
const noVideo: Video = {
  tool: 'none',
  probe: async () => ({ kind: 'unable', said }),
  draw: async () => ({ drawn: [], said, isPassing: false }),
  copy: async () => ({ kind: 'failed', said }),
  convert: async () => ({ kind: 'failed', said }),
};

function isInstalled(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}

async function starts(command: string, args: readonly string[]): Promise<boolean> {
  return run(command, [...args], options).then(
    () => true,
    () => false,
  );
}

/** Some builds leave out what a conversion needs. */
async function converts(ffmpeg: string): Promise<boolean> {
  try {
    const [encoders, filters] = await Promise.all(
      ['-encoders', '-filters'].map((list) => run(ffmpeg, ['-hide_banner', list], options)),
    );
    return / libx264 /.test(encoders?.stdout ?? '') && / zscale /.test(filters?.stdout ?? '');
  } catch {
    return false;
  }
}
