// Draw stills with node-av, inside its child: of each moment the frame a player shows then, turned, filtered, as a PNG.
import { writeFile } from 'node:fs/promises';
import { Decoder, Demuxer, Encoder, FilterAPI, type Frame } from 'node-av';
import { AVSEEK_FLAG_BACKWARD, FF_ENCODER_PNG } from 'node-av/constants';
import { turningFilters } from './display-matrix.ts';
import { localOnly } from './node-av-options.ts';
import { pictureIn } from './node-av-picture.ts';
import { readFrom } from './plan-still.ts';
import type { Film, Moment, Still } from './video.ts';

/** One that cannot be drawn is passed over, with a word on the error output. */
export async function drawWithNodeAv(
  film: Film,
  moments: readonly Moment[],
  still: Still,
  onDrawn: (to: string) => void,
): Promise<void> {
  for (const { atSeconds, to } of moments)
    try {
      await writeFile(to, await drawOne(film, atSeconds, still));
      onDrawn(to);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
}

async function drawOne({ path, demuxer }: Film, atSeconds: number, still: Still): Promise<Buffer> {
  const input = await Demuxer.open(path, { format: demuxer, options: localOnly, copyTs: true });
  try {
    const frame = await frameAt(input, atSeconds);
    const filter = FilterAPI.create([...turningFilters[still.turned], still.filters].join(','));
    const [drawn] = [...(await filter.processAll(frame)), ...(await filter.processAll(null))];
    if (!drawn) throw new Error('the filters gave nothing');
    return await Encoder.encodeOne(FF_ENCODER_PNG, drawn, { options: { compression_level: 1 } });
  } finally {
    await input.close();
  }
}

/** The last whose time has come; the first where none has. */
async function frameAt(input: Demuxer, atSeconds: number): Promise<Frame> {
  const picture = pictureIn(input);
  if (!picture) throw new Error('there is no picture in it');
  const seconds = atSeconds + input.startTime;
  await input.seek(readFrom(atSeconds) + input.startTime, -1, AVSEEK_FLAG_BACKWARD);
  const decoder = await Decoder.create(picture, { exitOnError: false, context: { threadCount: 2 } });
  let shown: Frame | null = null;
  for await (const frame of decoder.frames(input.packets(picture.index))) {
    const isAhead = frame !== null && shown !== null && secondsOf(frame, picture.timeBase) > seconds;
    if (!frame || isAhead) break;
    shown?.free();
    shown = frame.clone();
  }
  decoder.close();
  if (!shown) throw new Error('no frame could be read there');
  return shown;
}

function secondsOf({ pts }: Frame, { num, den }: { num: number; den: number }): number {
  return (Number(pts) * num) / den;
}
