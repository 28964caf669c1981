// Films by the machine's own ffmpeg and ffprobe, which the machine's keeper updates.
import { describeConversion, describeDraw, describeProbe } from './describe-end.ts';
import { composeArguments } from './ffmpeg-arguments.ts';
import { readFfprobe } from './ffprobe-answer.ts';
import { convertLimits, copyLimits, drawLimits, probeLimits } from './limits.ts';
import { runCaged, type CagedEnd } from './run-caged.ts';
import type { Moment, Video } from './video.ts';

const microsecond = 1e-6;

/** Paths of both programs. */
export function openFfmpeg(
  { ffmpeg, ffprobe }: { ffmpeg: string; ffprobe: string },
  { withoutNetwork }: { withoutNetwork: boolean },
): Video {
  return {
    tool: 'ffmpeg',
    async probe(film, patience = 'brisk') {
      const lines: string[] = [];
      const ended = await runCaged({
        command: ffprobe,
        args: composeArguments.probe(film),
        limits: probeLimits(patience),
        withoutNetwork,
        onLine: (line) => lines.push(line),
      });
      return describeProbe(ended, ended.end === 'done' ? readFfprobe(film, lines.join('\n')) : null);
    },
    async draw(film, moments, still, rank) {
      const drawn: Moment[] = [];
      const ends: CagedEnd[] = [];
      for (const moment of moments) {
        const ended = await runCaged({
          command: ffmpeg,
          args: composeArguments.draw(film, moment, still),
          limits: drawLimits(1, rank),
          withoutNetwork,
          onLine: () => undefined,
        });
        ends.push(ended);
        if (ended.end === 'done') drawn.push(moment);
        // Whoever waits does not wait for ten that take too long.
        if (ended.end === 'timed-out') break;
      }
      return describeDraw(ends, moments, drawn);
    },
    async copy(film, to) {
      const ended = await runCaged({
        command: ffmpeg,
        args: composeArguments.copy(film, to),
        limits: copyLimits,
        withoutNetwork,
        onLine: () => undefined,
      });
      return describeConversion(ended);
    },
    async convert(film, to, conversion, { onProgress, signal }) {
      const ended = await runCaged({
        command: ffmpeg,
        args: composeArguments.convert(film, to, conversion),
        limits: convertLimits(conversion.lengthSeconds),
        withoutNetwork,
        signal,
        onLine: (line) => {
          const done = /^out_time_us=(\d+)/.exec(line)?.[1];
          if (done) onProgress(Number(done) * microsecond);
        },
      });
      return describeConversion(ended);
    },
  };
}
