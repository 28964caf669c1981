// Holds every channel to it that an ordinary upload of several files grows from asking to asking: what does not is held for begun anew.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { showsCover } from '@herald/contract/check-cover.ts';
import type { Post } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel, StepKept, StepTaken } from './channel.ts';
import { open, pause, picture, plain, shapesOf, subjects, value } from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { hasGrown } from './has-grown.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

/** The sandbox is quicker than platforms are. */
const soonMs = 250;

/** Every shape that the channel takes, with a cover where one is shown; and all articles of a message, where there are such. */
function uploadsOf(channel: Channel): [string, () => Post][] {
  const { rules } = channel;
  const covered = (post: Post) =>
    showsCover(post, rules) ? { ...post, cover: picture('', 'jpg').url } : post;
  const shapes = shapesOf({ channel }).map(([name, make]): [string, () => Post] => [
    name,
    () => covered(make()),
  ]);
  const many = rules.articlesAtMost ?? 0;
  const article = () => plain(rules, { images: [picture('A ferry'), picture('A quay')] });
  const articles = () => Array.from({ length: many }, article);
  return many > 0
    ? [...shapes, ['several articles', () => ({ ...article(), articles: articles() })]]
    : shapes;
}

describe.each(subjects)('$name', ({ row, channel }) => {
  test.each(uploadsOf(channel))('%s goes up without a try', async (_, make) => {
    const { outside, account } = await open(sandbox, { row, channel });
    const post = make();
    for (const step of channel.prepare.steps(post)) {
      let kept: StepKept | null = null;
      for (;;) {
        const taken: StepTaken = value(await channel.prepare.take(outside, account, post, step, kept));
        if (taken.state === 'done') break;
        expect(taken.begunAnew).toBeUndefined();
        expect([step.key, taken, hasGrown(taken, kept)]).toEqual([step.key, taken, true]);
        kept = { handle: taken.handle, offset: taken.offset };
        await pause(Math.min(taken.askAgainInSeconds * 1_000, soonMs));
      }
    }
  });
});
