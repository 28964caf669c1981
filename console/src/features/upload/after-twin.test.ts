// Two of the same bytes in one window.
import { expect, test } from 'vitest';
import { afterTwin } from './after-twin.ts';
import type { Sent } from './send-file.ts';

const failed: Sent = { kind: 'failed' };

test('R-UPL-021: the second waits for the first, whatever becomes of it; other bytes wait for nobody', async () => {
  const { signal } = new AbortController();
  const said: string[] = [];
  const { promise: first, reject } = Promise.withResolvers<Sent>();
  const begun = afterTwin('a', signal, () => first);
  const second = afterTwin('a', signal, async () => {
    said.push('second');
    return failed;
  });
  await afterTwin('b', signal, async () => {
    said.push('other');
    return failed;
  });
  expect(said).toEqual(['other']);
  reject(new Error('broken'));
  await expect(begun).rejects.toThrow('broken');
  expect(await second).toBe(failed);
  expect(said).toEqual(['other', 'second']);
});

test('the third waits for the first, although the second was taken out', async () => {
  const [{ signal }, out] = [new AbortController(), new AbortController()];
  const { promise: first, resolve } = Promise.withResolvers<Sent>();
  let hasBegun = false;
  const begun = afterTwin('d', signal, () => first);
  const second = afterTwin('d', out.signal, async () => failed);
  const third = afterTwin('d', signal, async () => {
    hasBegun = true;
    return failed;
  });
  out.abort();
  await second;
  await new Promise((done) => setTimeout(done, 5));
  expect(hasBegun).toBe(false);
  resolve(failed);
  await Promise.all([begun, third]);
  expect(hasBegun).toBe(true);
});

test('R-UPL-022: one that is taken out while it waits is cancelled at once', async () => {
  const out = new AbortController();
  const { promise: first, resolve } = Promise.withResolvers<Sent>();
  const begun = afterTwin('c', new AbortController().signal, () => first);
  const second = afterTwin('c', out.signal, async () => failed);
  out.abort();
  expect(await second).toEqual({ kind: 'cancelled' });
  resolve(failed);
  await begun;
});
