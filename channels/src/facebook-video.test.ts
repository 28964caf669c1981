// How a video comes to a Facebook page: piece by piece, unseen, then in one word, and known again by its own id.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { accountWith, filmOf, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';

const film = { url: '/f/v.mp4', name: 'v.mp4', sizeBytes: 10, md5: '', ending: 'mp4', altText: '' };
const post = {
  title: 'Noon',
  text: 'Bells',
  link: null,
  images: [],
  video: film,
  audio: null,
  cover: '/c.jpg',
};
const account = accountWith({ access: 'EAAS-secret' });
const patienceTurns = 40;
type Said = { status?: number; body?: object };
const says = (body: object): Said => ({ body });
const refuses = (code: number, subcode: number, data = {}): Said => ({
  status: 400,
  body: { error: { message: 'm', code, error_subcode: subcode, error_data: data } },
});

/** Answers by the phase, or by the method and the path; each of several once, the last for ever. */
function scripted(script: Record<string, Said[]>) {
  const asked: string[] = [];
  const forms: Record<string, string>[] = [];
  const outside = outsideWith(facebook, {
    readFile: async () => ({ bytes: new Uint8Array(3), mimeType: 'image/jpeg' }),
    openFile: filmOf(10),
    async fetch(url, { method = '', body }) {
      const fields = body instanceof FormData || body instanceof URLSearchParams ? [...body] : [];
      const form = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
      const { pathname } = new URL(url);
      const what = form['upload_phase'] ?? `${method} ${pathname.replace(/^\/v26.0\//, '')}`;
      const answers = script[what] ?? [{ status: 500 }];
      const before = asked.filter((one) => one.split('@')[0] === what).length;
      const place = form['start_offset'];
      asked.push(place === undefined ? what : `${what}@${place}`);
      forms.push(form);
      const { status = 200, body: said = {} } = answers[before] ?? answers.at(-1) ?? {};
      return new Response(JSON.stringify(said), { status });
    },
  });
  const run = async (of: Post = post) => {
    let taken = await facebook.prepare.take(outside, account, of, { key: 'video' }, null);
    for (let turn = 0; turn < patienceTurns && taken.ok && taken.value.state === 'more'; turn += 1)
      taken = await facebook.prepare.take(outside, account, of, { key: 'video' }, taken.value);
    return taken;
  };
  return { outside, asked, forms, run };
}
const place = (from: number, to: number) => ({ start_offset: String(from), end_offset: String(to) });
const begun = says({ upload_session_id: '5', video_id: '9', ...place(0, 6) });
const reads = (status: string, more = {}) => says({ id: '9', status: { video_status: status, ...more } });
const finished = says({ success: true });

describe('the upload of a video', () => {
  const pieces = [says(place(6, 10)), says(place(10, 10))];

  test('takes the pieces Facebook asks for, ends unpublished, and is waited for', async () => {
    const status = [reads('uploading'), reads('processing'), reads('ready')];
    const script = { start: [begun], transfer: pieces, finish: [finished], 'GET 9': status };
    const { asked, forms, run } = scripted(script);
    expect(await run()).toMatchObject({ ok: true, value: { state: 'done', handle: '9' } });
    const both = ['transfer@0', 'transfer@6'];
    expect(asked).toEqual(['start', ...both, 'GET 9', 'finish', 'GET 9', 'GET 9']);
    const last = { title: 'Noon', description: 'Bells', published: 'false', thumb: '[object File]' };
    expect(forms[asked.indexOf('finish')]).toMatchObject({ upload_session_id: '5', ...last });
  });

  test('takes its audience along, so that nobody else ever sees it; a strange one stops it at once', async () => {
    const status = [reads('uploading'), reads('ready')];
    const script = { start: [begun], transfer: pieces, finish: [finished], 'GET 9': status };
    const { asked, forms, run } = scripted(script);
    const audience = { ageMin: 18, regions: null };
    const limited = { ...post, audience, backdatedTime: '2026-07-01 12:30:00' };
    expect(await run(limited)).toMatchObject({ ok: true });
    const last = forms[asked.indexOf('finish')];
    expect(last).toMatchObject({ targeting: '{"age_min":18}', published: 'false' });
    expect(last).not.toHaveProperty('backdated_time');
    const strange = scripted({});
    const refused = { ok: false, failure: { kind: 'content' } };
    expect(await strange.run({ ...post, audience: { ageMin: 17, regions: null } })).toMatchObject(refused);
    expect(strange.asked).toEqual([]);
  });

  test('goes on where Facebook says, after a piece whose answer was lost', async () => {
    const there = refuses(6000, 1363037, place(6, 10));
    const script = { start: [begun], transfer: [there, says(place(10, 10))], 'GET 9': [reads('ready')] };
    const { asked, run } = scripted(script);
    expect(await run()).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(asked).toEqual(['start', 'transfer@0', 'transfer@6', 'GET 9']);
  });

  test('is not finished twice: what Facebook does with the video shows that it was', async () => {
    const script = { start: [begun], transfer: pieces, 'GET 9': [reads('processing'), reads('ready')] };
    const { asked, run } = scripted(script);
    expect(await run()).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(asked).not.toContain('finish');
  });

  test.each([
    ['timed out', { transfer: [refuses(6000, 1363030)] }],
    ['is known no more', { transfer: [refuses(100, 33)] }],
    ['expired', { transfer: pieces, 'GET 9': [reads('expired')] }],
    [
      'is gone while Facebook works on it',
      { transfer: pieces, finish: [finished], 'GET 9': [reads('uploading'), refuses(100, 33)] },
    ],
  ])('that %s is begun anew, three times at most', async (_, script) => {
    const { asked, run } = scripted({ start: [begun], ...script });
    expect(await run()).toMatchObject({
      ok: false,
      failure: { kind: expect.stringMatching(/media|content/) },
    });
    expect(asked.filter((one) => one === 'start')).toHaveLength(3);
  });

  test('that Facebook cannot read is a media failure in its words; a piece that stays where it was is none', async () => {
    const error = { message: 'No such codec' };
    const status = [reads('error', { processing_phase: { error } })];
    const broken = scripted({ start: [begun], transfer: pieces, 'GET 9': status });
    expect(await broken.run()).toMatchObject({ ok: false, failure: { kind: 'media', ...error } });
    const stuck = scripted({ start: [begun], transfer: [says(place(0, 6))] });
    expect(await stuck.run()).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });
});

describe('a video that is published', () => {
  const handles = { video: '9' };
  const published = { published: true, permalink_url: '/reel/9/' };
  const listed = (id: string, film: string) => ({
    id,
    message: 'Bells',
    created_time: '2026-11-05T10:00:05+0000',
    attachments: { data: [{ type: 'video_inline', target: { id: film } }] },
  });
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const sent: Sent = { post, handles, clientKey: 'k', sentAt, handle: null, taken: new Set(), rivals: [] };
  const settled = (script: Record<string, Said[]>, more = {}) =>
    facebook.settle.settle(scripted(script).outside, account, { ...sent, ...more });
  const more = { next: 'https://graph.facebook.com/next', cursors: { after: 'b' } };
  const endless = { 'GET 7/published_posts': [says({ data: [listed('7_5', '8')], paging: more })] };
  const list = (...data: object[]) => ({ 'GET 7/published_posts': [says({ data })] });

  test('is its page’s post at the address Facebook gives, or on its way while it names no post, or one nobody sees yet', async () => {
    const sendTo = async (read: Said) =>
      facebook.publish(scripted({ 'POST 9': [finished], 'GET 9': [read] }).outside, account, {
        post,
        handles,
        clientKey: 'k',
      });
    const live = { state: 'live', externalId: '7_4', url: 'https://www.facebook.com/reel/9/' };
    expect(await sendTo(says({ post_id: '4', ...published }))).toMatchObject({ ok: true, value: live });
    const onItsWay = { ok: true, value: { state: 'processing', handle: '9' } };
    const unseen = says({ post_id: '4', ...published, published: false });
    for (const read of [says(published), unseen, { status: 500 }])
      expect(await sendTo(read)).toMatchObject(onItsWay);
  });

  test('gets its earlier date with the word that publishes it', async () => {
    const { outside, forms } = scripted({ 'POST 9': [finished], 'GET 9': [says(published)] });
    const earlier = { ...post, backdatedTime: '2026-07-01 12:30:00' };
    await facebook.publish(outside, account, { post: earlier, handles, clientKey: 'k' });
    const at = String(Date.parse('2026-07-01T19:30:00Z') / 1_000);
    expect(forms[0]).toEqual({ published: 'true', backdated_time: at, backdated_time_granularity: 'min' });
  });

  test.each([
    ['is not there', refuses(100, 33), 'media'],
    ['says that it was not published', says({ ...published, published: false }), 'media'],
    ['says that it was published', says(published), 'unknown'],
    ['says nothing of it', says({ post_id: '4' }), 'unknown'],
    ['cannot be read', { status: 500 }, 'unknown'],
  ])('that is refused goes up again only where it %s', async (_, read, kind) => {
    const { outside } = scripted({ 'POST 9': [refuses(100, 33)], 'GET 9': [read] });
    const result = await facebook.publish(outside, account, { post, handles, clientKey: 'k' });
    expect(result).toMatchObject({ ok: false, failure: { kind } });
  });

  test.each<[string, Record<string, Said[]>, object]>([
    [
      'found in the list by its own id, whatever stands beside it',
      { ...list(listed('7_4', '9'), listed('7_5', '8')), 'GET 9': [says({ post_id: '4', ...published })] },
      { state: 'live', externalId: '7_4' },
    ],
    [
      'found by the post it names, while the list lags',
      { ...list(), 'GET 9': [says({ post_id: '4', ...published })], 'GET 7_4': [says(listed('7_4', '9'))] },
      { state: 'live', externalId: '7_4' },
    ],
    ['on its way while it names none', { ...list(), 'GET 9': [says(published)] }, { state: 'processing' }],
    [
      'on its way where it does not say that it was not published',
      { ...list(), 'GET 9': [says({ post_id: '4' })] },
      { state: 'processing' },
    ],
    [
      'absent while it is not published, though another says the same',
      { ...list(listed('7_5', '8')), 'GET 9': [says({ published: false })] },
      { state: 'absent', looked: 1 },
    ],
    ['absent when it is there no more', { ...list(), 'GET 9': [refuses(100, 33)] }, { state: 'absent' }],
    ['not to be told when Facebook does not answer', list(), { state: 'cannot-look' }],
    [
      'found by itself where more was posted since than one look reads',
      { ...endless, 'GET 9': [says({ post_id: '4', ...published })], 'GET 7_4': [says(listed('7_4', '9'))] },
      { state: 'live', externalId: '7_4' },
    ],
    [
      'never absent by such a list: a person is asked, and it is looked at again',
      { ...endless, 'GET 9': [says({ published: false })] },
      { state: 'cannot-look', failure: { kind: 'permission', retryAfterSeconds: 21_600 } },
    ],
  ])('is %s', async (_, script, expected) => expect(await settled(script)).toMatchObject(expected));

  test('is taken down with its post, which it would outlive', async () => {
    const removed = { 'DELETE 9': [finished], 'DELETE 7_4': [refuses(100, 33)] };
    const looks = { 'GET 7_4': [refuses(100, 33)], ...list() };
    const { outside, asked } = scripted({ ...looks, ...removed });
    expect(await facebook.change.takeDown(outside, account, '7_4', handles)).toEqual({
      ok: true,
      value: 'gone',
    });
    // That the post went with its video is seen by the page's own list.
    expect(asked).toEqual(['DELETE 9', 'DELETE 7_4', 'GET 7_4', 'GET 7/published_posts']);
  });

  test.each([
    ['is gone already', refuses(100, 33), { ok: true, value: 'gone' }, ['DELETE 7_4']],
    ['stands', says({ id: '9' }), { ok: false, failure: { kind: 'permission', platformCode: '200-1' } }, []],
    ['cannot be seen', { status: 500 }, { ok: false, failure: { platformCode: '200-1' } }, []],
  ])('whose deletion is refused is looked at first: it %s', async (_, read, ends, after) => {
    const deletions = { 'DELETE 9': [refuses(200, 1)], 'DELETE 7_4': [finished] };
    const { outside, asked } = scripted({ ...deletions, 'GET 9': [read], ...list(listed('7_4', '9')) });
    expect(await facebook.change.takeDown(outside, account, '7_4', handles)).toMatchObject(ends);
    expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual(['DELETE 9', ...after]);
  });

  test('that a post only leads to is never deleted with it, and the post is deleted though it may not be seen', async () => {
    const seen = { 'GET 7_4': [says(listed('7_4', '777'))], 'DELETE 7_4': [finished] };
    const { outside, asked } = scripted(seen);
    const gone = { ok: true, value: 'gone' };
    expect(await facebook.change.takeDown(outside, account, '7_4', { thumbnail: '777' })).toEqual(gone);
    expect(asked).toEqual(['DELETE 7_4']);
  });

  test.each(['reel/9/', 'ours/videos/9/', 'ours/videos/bells/9', 'watch/?v=9'])(
    'is found by %s',
    async (path) => {
      const script = {
        'GET 9': [says({ post_id: '4', ...published })],
        'GET 7_4': [says(listed('7_4', '9'))],
      };
      const { outside } = scripted(script);
      const found = await facebook.settle.findByLink(outside, account, `https://www.facebook.com/${path}`);
      expect(found).toMatchObject({ ok: true, value: { externalId: '7_4', text: 'Bells' } });
    },
  );

  test('of another page is nobody’s of ours by its link, and its post is not asked for', async () => {
    const script = {
      'GET 9': [says({ post_id: '8_4', ...published })],
      'GET 8_4': [says(listed('8_4', '9'))],
    };
    const { outside, asked } = scripted(script);
    const found = await facebook.settle.findByLink(outside, account, 'https://www.facebook.com/reel/9/');
    expect([found, asked]).toEqual([{ ok: true, value: null }, ['GET 9']]);
  });
});
