// npm run bench -- screenshot: how long the picture of a page takes in its cage, one after the other, and what is left behind.
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { openPhotograph } from '@herald/server/cage/photograph.ts';
import { listLeftovers } from '@herald/server/cage/test-leftovers.ts';
import type { Measure } from './measured.ts';

const ofThem = 0.95;
const words = '<p>The quick brown fox jumps over the lazy dog. 敏捷的棕色狐狸跳过懒狗。</p>'.repeat(40);
const page = `<!doctype html><meta charset="utf-8"><title>A post</title><h1>A post</h1><img src="/picture.svg">${words}`;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><rect width="800" height="450" fill="teal"/></svg>';

/** Each in a browser of its own, as the product takes them. */
export function measureScreenshots(count: number): Measure {
  return async (say) => {
    const server = createServer((request, response) => {
      const isPicture = request.url === '/picture.svg';
      response.setHeader('content-type', isPicture ? 'image/svg+xml' : 'text/html; charset=utf-8');
      response.end(isPicture ? picture : page);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const origin = `http://127.0.0.1:${address.port}`;
    const photograph = openPhotograph({
      channels: { page: { app: null, bases: { page: origin }, products: [] } },
      pictures: { chromiumPath: process.env['CHROMIUM_PATH'] || null, atOnce: 1 },
      dataFolder: tmpdir(),
    });
    const took: number[] = [];
    let failed = 0;
    // The first unpacks the browser, once a machine.
    await photograph(origin);
    for (let turn = 1; turn <= count; turn += 1) {
      const began = performance.now();
      const seen = await photograph(origin);
      took.push(performance.now() - began);
      if (seen.state === 'failed') failed += 1;
      if (turn % 20 === 0) say(`${turn} of ${count}`);
    }
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    const sorted = took.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    return {
      ours: {
        pictures: count,
        failed,
        medianMs: at(0.5),
        p95Ms: at(ofThem),
        leftBehind: listLeftovers().length,
      },
      limit: null,
      ratio: null,
    };
  };
}
