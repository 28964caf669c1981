// The cage, with a real Chromium and a hostile server: whatever a page does, it is bounded, reaches nothing inside and leaves nothing behind.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPhotograph, pictureSize, type Photograph } from './photograph.ts';
import { startHostile, type Hostile } from './test-hostile.ts';

let hostile: Hostile;
let photograph: Photograph;
/** Longer than any picture takes, on a busy machine too. */
const patienceMs = 120_000;
const slow = { quietMs: 8_000, wholeMs: 90_000 };

beforeAll(async () => {
  hostile = await startHostile();
  photograph = caged([hostile.origin]);
});
afterAll(() => hostile.close());
afterEach(() => {
  const wrong = [...hostile.hits, ...leftovers()];
  if (wrong.length > 0) throw new Error(`reached or left behind: ${wrong.join(' ')}`);
});

/** As where the settings of one channel name these. */
function caged(origins: readonly string[], chromiumPath: string | null = null): Photograph {
  const bases = Object.fromEntries(origins.map((origin, at) => [`base${at}`, `${origin}/api`]));
  return openPhotograph(
    { channels: { some: { app: null, bases } }, pictures: { chromiumPath, atOnce: 1 } },
    slow,
  );
}

/** Folders and processes of cages of this process. */
function leftovers(): string[] {
  const name = `herald-cage-${process.pid}-`;
  const folders = readdirSync(tmpdir()).filter((one) => one.startsWith(name));
  const processes = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(name));
  return [...folders, ...processes];
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function taken(path: string) {
  const seen = await photograph(`${hostile.origin}${path}`);
  if (seen.state !== 'taken') throw new Error(`${seen.reason}: ${seen.detail}`);
  return seen;
}

it(
  'takes the picture of a page in the one size, with its final address and status',
  async () => {
    const { bytes, finalUrl, status } = await taken('/plain');
    expect({ finalUrl, status }).toEqual({ finalUrl: `${hostile.origin}/plain`, status: 200 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...pictureSize });
    expect((await sharp(bytes).stats()).isOpaque).toBe(true);
    expect((await sharp(bytes).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(1);
  },
  patienceMs,
);

it(
  'an address where nobody answers is told as that',
  async () => {
    const nobody = caged(['http://127.0.0.1:9']);
    expect(await nobody('http://127.0.0.1:9/')).toMatchObject({ reason: 'picture-unreachable' });
  },
  patienceMs,
);

it(
  'tells the status of a page that is gone',
  async () => {
    expect((await taken('/gone')).status).toBe(410);
  },
  patienceMs,
);

it.each(['/endless-script', '/alerts', '/windows', '/file', '/download', '/pulls'])(
  'a page that does its worst is bounded and still seen: %s (S34, S35)',
  async (path) => {
    expect((await taken(path)).bytes.length).toBeGreaterThan(500);
  },
  patienceMs,
);

it.each(['/to-metadata', '/to-canary', '/script-inside'])(
  'a page that leads inside a network is refused: %s (S21, S34)',
  async (path) => {
    expect(await photograph(`${hostile.origin}${path}`)).toMatchObject({ reason: 'picture-closed' });
  },
  patienceMs,
);

it.each(['/round', '/to-file'])(
  'redirects that lead to no page are told as that: %s (S22, S23)',
  async (path) => {
    expect(await photograph(`${hostile.origin}${path}`)).toMatchObject({ reason: 'picture-unreachable' });
  },
  patienceMs,
);

it(
  'a body without end is seen as far as it came, or told as more than may be (S30)',
  async () => {
    const seen = await photograph(`${hostile.origin}/endless-body`);
    expect(seen.state === 'taken' ? 'taken' : seen.reason).toMatch(/^(taken|picture-too-(slow|large))$/);
  },
  patienceMs,
);

it(
  'a page that takes memory without end is ended',
  async () => {
    expect(await photograph(`${hostile.origin}/memory`)).toMatchObject({ reason: 'picture-too-large' });
  },
  patienceMs,
);

it.each(['file:///etc/passwd', 'chrome://version', 'data:text/html,x', 'nonsense'])(
  'what is no page of the web is not opened: %s (S27)',
  async (url) => {
    expect(await photograph(url)).toMatchObject({ reason: 'picture-closed' });
  },
);

it.each(['http://127.0.0.1:5432/', 'http://localhost:5432/', 'http://[::ffff:127.0.0.1]/', 'http://0x7f.1/'])(
  'a private address is refused where the settings do not name it: %s (S01 to S11)',
  async (url) => {
    expect(await photograph(url)).toMatchObject({ state: 'failed', reason: 'picture-closed' });
  },
  patienceMs,
);

it(
  'a canary named in the settings stays closed to the pages of others',
  async () => {
    const both = caged([hostile.origin, hostile.canary]);
    expect(await both(`${hostile.origin}/to-canary`)).toMatchObject({ reason: 'picture-closed' });
  },
  patienceMs,
);

it(
  'says in the browser’s place why none could be started',
  async () => {
    const none = caged([hostile.origin], '/nowhere/chromium');
    const said = await none(`${hostile.origin}/plain`);
    expect(said).toMatchObject({ reason: 'picture-no-browser' });
    expect(said.state === 'failed' && said.detail).toMatch(/not found|No such file/);
  },
  patienceMs,
);
