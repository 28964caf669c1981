// Holds every channel whose posts can be edited to what its look says of their words: none of ours is called somebody else's, before an edit and after.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { blocks } from '@herald/contract/check-content.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { editedPost } from '@herald/contract/versions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, otherwise, plain, shapesOf, subjects } from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

const editable = subjects.filter(({ channel }) => channel.rules.can.edit === 'in-place');

describe.each(editable)('$name', ({ row, channel }) => {
  const { rules, settle, change } = channel;
  const begin = () => open(sandbox, { row, channel });

  test.each(shapesOf({ channel }))(
    'a look holds nothing against the words of %s that nobody touched, however they are written',
    async (_, make) => {
      const { outside, account, publish } = await begin();
      const text = `  Noon & “quay”:  #ferry @harbour <b>1</b> 50 % (a_b*c)\r\n\r\n日本 \u{1F6F3}\uFE0F https://example.com/?a=1&b=2 `;
      const hasMedia = make().images.length > 0 || make().video !== null;
      const wordless = hasMedia ? [{ ...make(), text: '' }] : [];
      const written = [make(), { ...make(), text }, ...wordless];
      for (const post of written.filter((one) => !blocks(checkForChannel(one, rules)))) {
        const { sent, externalId } = await publish(post);
        const seen = await settle.watch(outside, account, sent, externalId);
        expect(seen).toMatchObject({ ok: true, value: { stands: true } });
        expect(seen).not.toMatchObject({ value: { asSent: false } });
      }
    },
  );

  test('a look tells whether a post that can be edited says what is asked about, before and after an edit', async () => {
    const { outside, account, publish } = await begin();
    const { sent, externalId } = await publish(plain(rules));
    const edited = editedPost(sent.post, otherwise(rules, sent.post), rules.can.reaches ?? []);
    const says = async (post: Post) => settle.watch(outside, account, { ...sent, post }, externalId);
    expect(await says(sent.post)).toMatchObject({ value: { asSent: true } });
    expect(await says(edited)).toMatchObject({ value: { asSent: false } });
    expect(await change.edit?.(outside, account, externalId, edited)).toMatchObject({ ok: true });
    expect(await says(edited)).toMatchObject({ value: { asSent: true } });
    expect(await says(sent.post)).toMatchObject({ value: { asSent: false } });
  });
});
