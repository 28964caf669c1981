// Somebody else at work meanwhile, in a process of their own: a call every so often, and how long the answer took.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { call } from './call.ts';

const everyMs = 25;
const Told = z.object({ url: z.string(), bearers: z.array(z.record(z.string(), z.string())) });

const { url, bearers } = Told.parse(JSON.parse(process.argv[2] ?? ''));
let isOver = false;
process.once('message', () => (isOver = true));
process.once('disconnect', () => process.exit(0));

/** As their browsers do, which keep their lines. */
const people = bearers.map((headers) => ({ method: 'GET', headers, agent: new Agent({ keepAlive: true }) }));

const took: number[] = [];
while (!isOver)
  for (const person of people) {
    const began = performance.now();
    const { status } = await call(url, person);
    if (status !== 200) throw new Error(`Another call was answered with ${status}`);
    took.push(performance.now() - began);
    await pause(everyMs);
    if (isOver) break;
  }
process.send?.(took);
