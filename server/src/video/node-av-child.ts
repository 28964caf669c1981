// The child in which node-av works: one film probed, drawn, copied or converted, asked by its argument, answered line by line; then it ends.
import { z } from 'zod';
import { convertWithNodeAv } from './node-av-convert.ts';
import { copyWithNodeAv } from './node-av-copy.ts';
import { drawWithNodeAv } from './node-av-draw.ts';
import { probeWithNodeAv } from './node-av-probe.ts';
import { NodeAvOrder } from './node-av-order.ts';

const order = NodeAvOrder.parse(JSON.parse(z.string().parse(process.argv[2])));
const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

try {
  if (order.kind === 'probe') say({ properties: await probeWithNodeAv(order.film) });
  else if (order.kind === 'draw')
    await drawWithNodeAv(order.film, order.moments, order.still, (drawn) => say({ drawn }));
  else if (order.kind === 'copy') await copyWithNodeAv(order.film, order.to);
  else
    await convertWithNodeAv(order.film, order.to, order.conversion, (doneSeconds) => {
      say({ doneSeconds });
    });
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
