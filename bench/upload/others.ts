// Somebody else at work meanwhile, in a process of their own: a call every so often, and how long the answer took.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { call } from './call.ts';

const everyMs = 25;
const Told = z.object({ url: z.string(), bearers: z.array(z.record(z.string(), z.string())) });

const { url, bearers } = Told.parse(JSON.parse(process.argv[2] ?? ''));
let isOver = false;
process.once('message', () => (isOver = true));
process.once('disconnect', () => process.exit(0));

const took: number[] = [];
for (let turn = 0; !isOver; turn += 1) {
  const began = performance.now();
  const { status } = await call(url, { method: 'GET', headers: bearers[turn % bearers.length] ?? {} });
  if (status !== 200) throw new Error(`Another call was answered with ${status}`);
  took.push(performance.now() - began);
  await pause(everyMs);
}
process.send?.(took);
