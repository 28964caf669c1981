// Films by node-av: its own process for each, so that a fault in foreign code ends that one and not us.
import { fileURLToPath } from 'node:url';
import { describeConversion, describeDraw, describeProbe } from './describe-end.ts';
import { convertLimits, copyLimits, drawLimits, probeLimits } from './limits.ts';
import { NodeAvAnswer, type NodeAvOrder } from './node-av-order.ts';
import { runCaged } from './run-caged.ts';
import type { Video } from './video.ts';

const child = fileURLToPath(new URL('node-av-child.ts', import.meta.url));

/** The library itself is loaded in the child alone. */
export function openNodeAv({ withoutNetwork }: { withoutNetwork: boolean }): Video {
  const call = (order: NodeAvOrder) => ({
    command: process.execPath,
    args: [child, JSON.stringify(order)],
    withoutNetwork,
  });
  return {
    tool: 'node-av',
    async probe(film, patience = 'brisk') {
      const answers: unknown[] = [];
      const ended = await runCaged({
        ...call({ kind: 'probe', film }),
        limits: probeLimits(patience),
        onLine: (line) => answers.push(NodeAvAnswer.parse(JSON.parse(line)).properties),
      });
      return describeProbe(ended, answers[0]);
    },
    async draw(film, moments, still, rank) {
      const there = new Set<string | undefined>();
      const ended = await runCaged({
        ...call({ kind: 'draw', film, moments: [...moments], still }),
        limits: drawLimits(moments.length, rank),
        onLine: (line) => there.add(NodeAvAnswer.parse(JSON.parse(line)).drawn),
      });
      const drawn = moments.filter(({ to }) => there.has(to));
      return describeDraw([ended], moments, drawn);
    },
    async copy(film, to) {
      const order = call({ kind: 'copy', film, to });
      return describeConversion(await runCaged({ ...order, limits: copyLimits, onLine: () => undefined }));
    },
    async convert(film, to, conversion, { onProgress, signal }) {
      const ended = await runCaged({
        ...call({ kind: 'convert', film, to, conversion }),
        limits: convertLimits(conversion.lengthSeconds),
        signal,
        onLine: (line) => onProgress(NodeAvAnswer.parse(JSON.parse(line)).doneSeconds ?? 0),
      });
      return describeConversion(ended);
    },
  };
}
