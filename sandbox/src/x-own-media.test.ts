// What one person has brought to X is unknown when another names it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { at, dotForm, startHarness } from './harness.ts';

const API = '/x/api/2';
let sandbox: Harness;

beforeAll(async () => {
  sandbox = await startHarness();
});
afterAll(() => sandbox.close());

const ask = (token: string, method: string, path: string, body?: FormData): Promise<Heard> =>
  sandbox.ask(API + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body } : {}),
  });

/** Every call that names a media id, and what is said to each. */
async function answers(token: string, id: string): Promise<Record<string, unknown>> {
  const post = { text: 'Noon', media: { media_ids: [id] } };
  const described = { id, metadata: { alt_text: { text: 'A dot' } } };
  const piece = dotForm('media', { segment_index: '0' });
  const heard = {
    status: await ask(token, 'GET', `/media/upload?command=STATUS&media_id=${id}`),
    append: await ask(token, 'POST', `/media/upload/${id}/append`, piece),
    finalize: await ask(token, 'POST', `/media/upload/${id}/finalize`),
    describe: await sandbox.postJson(`${API}/media/metadata`, described, token),
    post: await sandbox.postJson(`${API}/tweets`, post, token),
  };
  const said = ({ status, body }: Heard): unknown => at(body, 'errors', 0, 'message') ?? status;
  return Object.fromEntries(Object.entries(heard).map(([name, one]) => [name, said(one)]));
}

test('Media of another person is unknown to every call that names it, and to a post', async () => {
  const [owner, other] = [await sandbox.account('twitter'), await sandbox.account('twitter')];
  const kind = { media_category: 'tweet_image', media_type: 'image/png' };
  const brought = await ask(owner.token, 'POST', '/media/upload', dotForm('media', kind));
  const id = String(at(brought.body, 'data', 'id'));
  const unknown = 'Invalid media id';
  expect(await answers(other.token, id)).toEqual({
    status: unknown,
    append: unknown,
    finalize: unknown,
    describe: unknown,
    post: 'Your media IDs are invalid.',
  });
  expect(await answers(owner.token, id)).toEqual({
    status: 200,
    append: 'The media was finalized already',
    finalize: 200,
    describe: 200,
    post: 201,
  });
});
