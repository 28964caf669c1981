import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjects } from '@herald/channels/conformance-bench.ts';
import { rows } from '@herald/channels/conformance-table.ts';
import { channels } from '@herald/channels/registry.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operationsOf } from './operations.ts';
import { recordChannels } from './record-channels.ts';

const Line = z.strictObject({
  channel: z.string(),
  operation: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  answer: z.strictObject({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
});
type Line = z.infer<typeof Line>;

const folder = mkdtempSync(join(tmpdir(), 'herald-record-'));
const files = new Map<string, { text: string; lines: Line[] }>();
/** What went over the wire, word for word, as a witness who knows nothing of the redaction. */
let overTheWire = '';

beforeAll(async () => {
  await recordChannels(folder, async (url, init) => {
    const request = new Request(url, init);
    overTheWire += `\n${request.method} ${url}\n${[...request.headers].join('\n')}\n${await request.text()}\n`;
    const answer = await fetch(url, init);
    overTheWire += `${[...answer.headers].join('\n')}\n${await answer.clone().text()}\n`;
    return answer;
  });
  for (const { key } of channels) {
    const text = readFileSync(join(folder, `${key}.jsonl`), 'utf8');
    const lines = text.split('\n').filter((line) => line !== '');
    files.set(key, { text, lines: lines.map((line) => Line.parse(JSON.parse(line))) });
  }
  // Ten walks in a row, on a machine that others share.
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(key: string) {
  const file = files.get(key);
  if (!file) throw new Error(`No file of ${key}`);
  return file;
}

/** With which the sandbox’s secrets begin, of each platform. */
const beginnings = [
  ...['EAAS', 'FBCS'],
  ...['XATS', 'XRTS', 'XCDS'],
  ...['VKAT', 'VKRT', 'VKCD'],
  ...['YTAT', 'YTRT', 'YTCD'],
  ...['LIAT', 'LIRT', 'LICD'],
  ...['TTAT', 'TTRT', 'TTCD'],
  ...['WBAT', 'WBCD'],
  ...['WXAT'],
];

/** Every secret of the run: what the sandbox issued, what stood under a secret's name, the apps' own. */
function secretsOfTheRun(): string[] {
  const found = [
    new RegExp(`\\b(?:${beginnings.join('|')})[A-Za-z0-9]{24,}`, 'g'),
    /\b(?:access_token|refresh_token|client_secret|code|code_verifier|fb_exchange_token|input_token|upload_id|upload_token)=([^&\s"]+)/g,
    /authorization,\w+ (\S+)/gi,
  ].flatMap((pattern) => [...overTheWire.matchAll(pattern)].map(([all, secret = all]) => secret));
  const known = [...rows.map(({ app }) => app.secret), ...found];
  return [...new Set(known.flatMap((secret) => [secret, decodeURIComponent(secret)]))];
}

test('the witness has seen secrets of every kind, so that finding none in the files means something', () => {
  const secrets = secretsOfTheRun();
  for (const beginning of beginnings)
    expect(secrets.some((secret) => secret.startsWith(beginning))).toBe(true);
  for (const name of [
    'code_verifier=',
    'input_token=',
    'fb_exchange_token=',
    'upload_id=',
    'upload_token=',
    'authorization,Basic',
  ])
    expect(overTheWire).toContain(name);
});

/** Beside words and files; of the table in channels.md §0.1. */
const chosen: readonly (readonly [key: string, words: readonly string[]])[] = [
  [
    'facebook',
    ['"picture":"http', 'targeting', 'og_action_type_id', 'og_object_id', 'backdated_time', '"thumb"'],
  ],
  [
    'wechat',
    [
      'draft/get',
      '"errcode":40007',
      '"author":"Maya"',
      'content_source_url',
      '"need_open_comment":1',
      '"title":"The second"',
    ],
  ],
  ['facebook', ['regions', '3861', 'cities', '816977', 'zips', 'US:66502', 'og_icon_id']],
  ['youtube', ['"tags":', '"categoryId":"25"', 'thumbnails/set']],
  ['youtube', ['"privacyStatus":"private"', '"privacyStatus":"unlisted"', '"selfDeclaredMadeForKids":true']],
  ['youtube', ['"recordingDate":"2026-07-01T19:30:00.000Z"', '"recordingDate":"2026-06-30T19:30:00.000Z"']],
  ['linkedin', ['thumbnailUploadUrl', '"visibility":"LOGGED_IN"']],
  ['linkedin', ['"author":"urn:li:person:', '"visibility":"CONNECTIONS"']],
  ['instagram', ['cover_url', '"comment_enabled":"false"', '"comment_enabled":"true"']],
  ['tiktok', ['"photo_images":["http', '"photo_cover_index":0', 'PULL_FROM_URL']],
  ['vk', ['video.saveUploadedThumb', '"friends_only":"1"']],
];
test.each(chosen)('%s: what a person can choose is in its file', (key, words) => {
  const { text } = fileOf(key);
  for (const word of words) expect(text).toContain(word);
});

describe.each(subjects)('$channel.key', ({ channel, row }) => {
  const { rules, settledBy } = channel;

  test('has every operation it offers, and no other', () => {
    const seen = new Set(fileOf(channel.key).lines.map(({ operation }) => operation));
    expect([...seen].toSorted()).toEqual(operationsOf(channel, row).toSorted());
  });

  test('is asked at the platform’s own addresses', () => {
    const own = Object.values(channel.bases);
    const strange = fileOf(channel.key).lines.filter(({ url }) => !own.includes(new URL(url).origin));
    expect(strange).toEqual([]);
  });

  test('no secret of the run stands anywhere in its file', () => {
    const { text } = fileOf(channel.key);
    const leaked = secretsOfTheRun().filter((secret) => text.includes(secret));
    expect(leaked).toEqual([]);
  });

  test('secrets are replaced, never dropped', () => {
    const { lines } = fileOf(channel.key);
    const [exchange] = lines.filter(({ operation }) => operation === 'exchange');
    const asked = JSON.stringify([exchange?.url, exchange?.body]);
    // Where nobody is asked there is no code: the application's own secret opens the door.
    const spent = channel.connect.asksNobody === true ? 'secret' : 'code';
    expect(asked).toMatch(new RegExp(`"${spent}":"\\[redacted\\]"|[?&]${spent}=\\[redacted\\]`));
    expect(exchange?.answer.body).toMatchObject({ access_token: '[redacted]' });
    const carried = lines.flatMap(({ headers }) => headers['authorization'] ?? []);
    // Weibo's stands among the fields, WeChat's in the address.
    const inFields = /"access_token":"\[redacted\]"|[?&]access_token=\[redacted\]/;
    const asks = lines.map(({ url, body }) => JSON.stringify([url, body]));
    expect(carried.length > 0 || asks.some((asked) => inFields.test(asked))).toBe(true);
    for (const one of carried) expect(one).toMatch(/^(?:Bearer|Basic|OAuth) \[redacted\]$/);
  });

  const isFetched = rows.some((row) => row.channelId === channel.id && row.fetchesPictures === true);
  test.runIf(isFetched && rules.images.altText !== null)(
    'a picture is fetched from its address, with its words',
    () => {
      const lines = fileOf(channel.key).lines.filter(({ operation }) => operation === 'prepare');
      const address: unknown = expect.stringMatching(/^http.*\.jpg$/);
      const made = expect.objectContaining({ image_url: address, alt_text: 'A ferry' });
      expect(lines.map(({ body }) => body)).toContainEqual(made);
    },
  );

  test.runIf(rules.images.atMost !== 0 && !isFetched)(
    'a picture goes up with its words, and its bytes are only counted',
    () => {
      const carrying = row.without.includes('prepare') ? 'publish' : 'prepare';
      const lines = fileOf(channel.key).lines.filter(({ operation }) => operation === carrying);
      const counted = { $bytes: expect.any(Number) };
      const file: unknown = expect.objectContaining({ ...counted, name: 'file.png', type: 'image/png' });
      const inForms = lines.flatMap(({ body }) => {
        const form = z.object({ $multipart: z.record(z.string(), z.unknown()) }).safeParse(body);
        return form.success ? Object.values(form.data.$multipart) : [];
      });
      const bare = lines.filter(({ headers }) => headers['content-type'] === 'image/png');
      const isBare = bare.length > 0;
      expect(isBare ? bare.map(({ body }) => body) : inForms).toContainEqual(isBare ? counted : file);
      const described = rules.images.altText ? ['A ferry'] : [];
      const published = fileOf(channel.key).lines.filter(({ operation }) => operation === 'publish');
      for (const altText of described) expect(JSON.stringify([lines, published])).toContain(altText);
    },
  );

  test.runIf(settledBy.by === 'list')('a listing that does not fit is asked for its second page', () => {
    const settled = fileOf(channel.key).lines.filter(({ operation }) => operation === 'settle');
    expect(settled.some(({ url }) => /[?&](after|page|pagination_token|start)=/.test(url))).toBe(true);
  });
});

test.each(['vk', 'vk-group'])('%s: a post is taken down with the video that went up for it', (key) => {
  const asked = fileOf(key).lines.filter(({ operation }) => operation === 'takeDown');
  const methods = new Set(asked.map(({ url }) => url.replace(/^.*\//, '')));
  expect([...methods]).toEqual(expect.arrayContaining(['video.delete', 'video.get', 'wall.delete']));
});
