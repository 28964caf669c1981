// The cage, with a real Chromium and a hostile server: whatever a page does, it is bounded, reaches nothing inside and leaves nothing behind.
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPhotograph, type Photograph } from './photograph.ts';
import { pictureSize } from './take-picture.ts';
import { startHostile, type Hostile } from './test-hostile.ts';
import { listLeftovers } from './test-leftovers.ts';

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
  const wrong = [...hostile.hits, ...listLeftovers()];
  if (wrong.length > 0) throw new Error(`reached or left behind: ${wrong.join(' ')}`);
});

/** As where the settings of one channel name these. */
function caged(origins: readonly string[], chromiumPath: string | null = null): Photograph {
  const bases = Object.fromEntries(origins.map((origin, at) => [`base${at}`, `${origin}/api`]));
  return openPhotograph(
    {
      channels: { some: { app: null, bases, products: [] } },
      pictures: { chromiumPath, atOnce: 1 },
      dataFolder: tmpdir(),
    },
    slow,
  );
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
  'tells the words that are drawn and the address that stands above, whatever the page says of itself',
  async () => {
    const { words, finalUrl } = await taken('/wall');
    expect(finalUrl).toBe(`${hostile.origin}/accounts/login/`);
    expect(words).toContain('Log in');
    expect(words).not.toMatch(/Unseen|The post itself/);
    expect((await taken('/endless-script')).words).toContain('Seen');
    expect((await taken('/boxes')).words).toContain('Words at last');
  },
  patienceMs,
);

it(
  'tells the words that a reader of the picture sees: none that are hidden, cut away, covered or out of it',
  async () => {
    expect((await taken('/unseen')).words).toBe('Before you continue');
    expect((await taken('/covered')).words).toBe('Log in to see more');
    const card = (await taken('/card')).words;
    for (const words of ['The post in full', 'Its second line', 'Said before', 'We use cookies'])
      expect(card).toContain(words);
    expect((await taken('/behind')).words).toBe('Log in to continue');
    expect((await taken('/blurred')).words).toBe('Log in');
    for (const path of ['/framed', '/frosted']) expect((await taken(path)).words).toBe('');
  },
  patienceMs,
);

it(
  'tells the words of a page that is dimmed, cut short, scrolled, restless or written from right to left',
  async () => {
    for (const path of ['/dimmed', '/restless', '/backed'])
      expect((await taken(path)).words).toBe('The post in full');
    expect((await taken('/cut-off')).words).toMatch(
      /^The post in full and [\w ]{0,30} Read on Placed freely$/,
    );
    expect((await taken('/scrolled')).words).toBe('The post in full Always above');
    expect((await taken('/from-right')).words).toMatch(
      /^הנמל סגור\s*# ?harbour\s*עד יום שני\s*# ?ice\s*בגלל הקרח$/,
    );
  },
  patienceMs,
);

it(
  'a page of tens of thousands of words and boxes is read in its time (S35)',
  async () => {
    const before = performance.now();
    expect((await taken('/thousands')).words).toContain('Seen word');
    expect(performance.now() - before).toBeLessThan(patienceMs / 2);
  },
  patienceMs,
);

it(
  'a page whose words cannot be read is pictured all the same',
  async () => {
    const { bytes, words } = await taken('/heavy');
    expect(words).toBeNull();
    expect(await sharp(bytes).metadata()).toMatchObject(pictureSize);
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

it.each([
  '/endless-script',
  '/alerts',
  '/windows',
  '/print',
  '/file',
  '/download',
  '/pulls',
  '/push',
  '/service-worker',
])(
  'a page that does its worst is bounded and still seen: %s (S34, S35)',
  async (path) => {
    expect((await taken(path)).bytes.length).toBeGreaterThan(500);
  },
  patienceMs,
);

it(
  'a page of any height is pictured in the one size (S35)',
  async () => {
    expect(await sharp((await taken('/tall')).bytes).metadata()).toMatchObject(pictureSize);
  },
  patienceMs,
);

it(
  'what is called off ends at once and leaves nothing',
  async () => {
    const calledOff = new AbortController();
    const called = photograph(`${hostile.origin}/endless-script`, calledOff.signal);
    setTimeout(() => calledOff.abort(), 3_000);
    await expect(called).rejects.toMatchObject({ name: 'AbortError' });
    await expect(photograph(`${hostile.origin}/plain`, calledOff.signal)).rejects.toThrow('aborted');
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

it.each(['/endless-body', '/bomb'])(
  'a body without end is seen as far as it came, or told as more than may be: %s (S30, S31)',
  async (path) => {
    const seen = await photograph(`${hostile.origin}${path}`);
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
