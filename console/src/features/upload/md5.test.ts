import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { startMd5 } from './md5.ts';

test('the hash of any bytes, however they are cut, is the one the server finds (R-UPL-021)', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, n) => (n * 7_919) % 251);
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000])
    for (const cut of [1, 13, 64, 1_000]) {
      const md5 = startMd5();
      for (let at = 0; at < length; at += cut) md5.update(bytes.subarray(at, Math.min(at + cut, length)));
      const whole = createHash('md5').update(bytes.subarray(0, length)).digest('hex');
      expect(md5.digest()).toBe(whole);
    }
});
