import { describe, expect, test } from 'vitest';
import type { Exchange, Outcome } from './exchange.ts';
import { sendChunks } from './send-chunks.ts';

const policy = {
  uploader: '/store',
  uploadUri: '/store',
  filename: 'k',
  dir: '',
  key: 'k',
  k: '',
  v: '',
  policy: 'P',
  accessid: 'A',
  signature: 'S',
  expire: 0,
  fields: {},
  confirm: null,
  chunks: { uri: '/chunks/k', bytes: 4 },
};
const record = {
  type: 'video',
  content: '',
  url: '/u',
  name: 'a.mp4',
  uid: '1',
  size: 10,
  md5: 'm',
  width: null,
  height: null,
  durationSeconds: null,
};
const said = (status: number, data: unknown, message = '') => ({
  kind: 'answered' as const,
  status,
  text: JSON.stringify({ code: status < 300 ? 200 : status, message, data }),
});
const broken: Outcome = { kind: 'failed' };

/** A store that keeps what it takes; `answers` may stand in for its own, one a request. */
async function send(answers: (Outcome | null)[], held = '', isReadable = async () => true) {
  const file = new File(['0123456789'], 'a.mp4');
  const store = { bytes: held, asked: new Array<string>(), pausedMs: 0, seen: new Array<number>() };
  const exchange = async ({ method, uri, body }: Exchange): Promise<Outcome> => {
    store.asked.push(`${method} ${uri}`);
    const instead = answers.shift();
    if (instead) return instead;
    if (method === 'POST') return said(200, record);
    const offset = store.bytes.length;
    if (method === 'PUT' && uri.endsWith(`=${offset}`) && body instanceof Blob)
      store.bytes += await body.text();
    return said(200, { offset: store.bytes.length });
  };
  const pause = async (ms: number) => void (store.pausedMs += ms);
  const going = {
    signal: new AbortController().signal,
    onProgress: (at: number) => store.seen.push(at),
    onArrived: () => store.asked.push('arrived'),
  };
  const sent = await sendChunks(file, policy, going, { exchange, pause, isReadable });
  return { ...store, sent };
}

describe('sending in chunks', () => {
  test('asks where the file stands, sends what is missing, and ends with its record (R-UPL-020)', async () => {
    const { asked, bytes, sent, seen } = await send([], '0123');
    expect(asked).toEqual([
      'GET /chunks/k',
      'PUT /chunks/k?offset=4',
      'PUT /chunks/k?offset=8',
      'arrived',
      'POST /chunks/k',
    ]);
    expect(bytes).toBe('0123456789');
    expect([sent, seen]).toEqual([{ kind: 'stored', record }, [4, 8, 10]]);
  });

  test('asks again after a line that broke, and goes where the server says a chunk belongs', async () => {
    const elsewhere = said(409, { code: 'chunk-elsewhere', figures: { offset: 0 }, problems: [] }, 'No.');
    const { asked, bytes, sent } = await send([null, broken, broken, null, elsewhere]);
    expect(asked.slice(0, 6)).toEqual([
      'GET /chunks/k',
      'PUT /chunks/k?offset=0',
      'GET /chunks/k',
      'GET /chunks/k',
      'PUT /chunks/k?offset=0',
      'PUT /chunks/k?offset=0',
    ]);
    expect([bytes, sent.kind]).toEqual(['0123456789', 'stored']);
  });

  test('gives up when a minute has brought nothing (R-UPL-015)', async () => {
    const { sent, pausedMs } = await send(Array.from({ length: 50 }, () => broken));
    expect(sent).toEqual({ kind: 'timed-out' });
    expect(pausedMs).toBeGreaterThan(45_000);
    expect(pausedMs).toBeLessThanOrEqual(60_000);
  });

  test('a file that was changed on its disk is said to be that at once, and not waited for', async () => {
    const { asked, pausedMs, sent } = await send([null, broken], '', async () => false);
    expect(asked).toEqual(['GET /chunks/k', 'PUT /chunks/k?offset=0']);
    expect([sent, pausedMs]).toEqual([{ kind: 'changed' }, 0]);
  });

  const unknown = said(404, { code: 'not-found', figures: {}, problems: [] }, 'Not found.');

  test('another window that sends the same file and made it whole first leaves it its record', async () => {
    const { asked, sent } = await send([null, unknown, said(200, { offset: 10 })]);
    expect(asked).toEqual([
      'GET /chunks/k',
      'PUT /chunks/k?offset=0',
      'GET /chunks/k',
      'arrived',
      'POST /chunks/k',
    ]);
    expect(sent).toEqual({ kind: 'stored', record });
  });

  test('one that was stopped in another window is gone, which is no refusal', async () => {
    const { asked, sent } = await send([null, unknown, unknown]);
    expect(asked).toEqual(['GET /chunks/k', 'PUT /chunks/k?offset=0', 'GET /chunks/k']);
    expect(sent).toEqual({ kind: 'gone' });
    expect((await send([unknown])).sent).toEqual({ kind: 'gone' });
  });

  test('a server that says to the end why it cannot is quoted', async () => {
    const away = said(503, { code: 'scanner-away', figures: {}, problems: [] }, 'Not now.');
    const { sent } = await send(Array.from({ length: 50 }, () => away));
    expect(sent).toEqual({ kind: 'refused', sentence: 'Not now.' });
  });

  test('waits for what the server takes to look at it, as long as it says that all is there', async () => {
    const checked = said(202, { offset: 10 });
    const { asked, pausedMs, sent } = await send(
      Array.from({ length: 40 }, () => checked),
      '0123456789',
    );
    expect(asked.filter((one) => one === 'POST /chunks/k')).toHaveLength(40);
    expect([pausedMs, sent]).toEqual([0, { kind: 'stored', record }]);
  });

  test('asks again what became of it where the answer was lost, and hears why it was refused', async () => {
    const proxy: Outcome = { kind: 'answered', status: 504, text: '<html>' };
    const infected = said(422, { code: 'file-infected', figures: {}, problems: [] }, 'A virus.');
    const { asked, sent } = await send(
      [null, said(202, { offset: 10 }), broken, proxy, infected],
      '0123456789',
    );
    expect(asked.filter((one) => one !== 'arrived')).toEqual([
      'GET /chunks/k',
      ...Array.from({ length: 4 }, () => 'POST /chunks/k'),
    ]);
    expect(sent).toEqual({ kind: 'refused', sentence: 'A virus.' });
  });

  test('gives up a minute after a scanner was heard of for the last time, and not before', async () => {
    const away = said(503, { code: 'scanner-away', figures: {}, problems: [] }, 'Not now.');
    const { pausedMs, sent } = await send([null, ...Array.from({ length: 50 }, () => away)], '0123456789');
    expect(sent).toEqual({ kind: 'refused', sentence: 'Not now.' });
    expect(pausedMs).toBeGreaterThan(45_000);
    expect(pausedMs).toBeLessThanOrEqual(60_000);
  });

  test('comes again later where as many large ones as may be are on their way', async () => {
    const many = said(429, { code: 'uploads-at-once', figures: { limit: 3, seconds: 10 } }, 'Three.');
    const full = { ...many, text: many.text.replace('"code":429', '"code":429004') };
    expect((await send([null, full])).sent).toEqual({ kind: 'later', afterMs: 10_000 });
  });

  test('a refusal ends it with its sentence', async () => {
    const { sent } = await send([null, said(415, { code: 'x', figures: {} }, 'No mp4.')]);
    expect(sent).toEqual({ kind: 'refused', sentence: 'No mp4.' });
  });
});
