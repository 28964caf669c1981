// The ledger keeps everything but secrets, and outlives a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOT, at, dotForm, startHarness } from './harness.ts';
import { sha256Of } from './blobs.ts';

test('Requests are kept in order with their answers and without their secrets', async () => {
  const sandbox = await startHarness();
  const page = await sandbox.account('facebook');
  const desk = await sandbox.account('twitter');
  const basic = Buffer.from('herald-x:herald-x-secret').toString('base64');
  await sandbox.postForm(
    '/x/api/2/oauth2/token',
    { grant_type: 'refresh_token', refresh_token: desk.refresh },
    { authorization: `Basic ${basic}` },
  );
  await sandbox.ask(`/facebook/graph/v26.0/me?access_token=${page.token}`);
  await sandbox.ask(
    '/facebook/graph/v26.0/oauth/access_token?client_id=herald-facebook&client_secret=herald-facebook-secret&code=abcdef',
  );
  await sandbox.ask(`/facebook/graph/v26.0/${page.id}/photos`, {
    method: 'POST',
    body: dotForm('source', { published: 'false', access_token: page.token }),
  });
  await sandbox.ask('/x/api/2/nowhere', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'five!',
  });
  const { text, body } = await sandbox.ask('/_ledger/requests');
  for (const secret of [page.token, desk.token, desk.refresh, basic, 'herald-facebook-secret', 'abcdef'])
    expect(text).not.toContain(secret);
  expect(at(body, 'requests', 0, 'headers', 'authorization')).toBe('[redacted]');
  expect(at(body, 'requests', 0, 'answer', 'body')).toMatchObject({
    token_type: 'bearer',
    access_token: '[redacted]',
    refresh_token: '[redacted]',
  });
  expect(at(body, 'requests', 1, 'url')).toBe('/facebook/graph/v26.0/me?access_token=[redacted]');
  expect(at(body, 'requests', 2, 'answer', 'body', 'error', 'code')).toBe(100);
  expect(at(body, 'requests', 3, 'body', '$multipart', 'source')).toEqual({
    $bytes: DOT.length,
    sha256: sha256Of(DOT),
  });
  expect(at(body, 'requests', 4, 'body')).toEqual({ $bytes: 5 });
  // Whom it concerned stands beside it, for a secret alone may have said so.
  const concerned = [0, 1, 2, 3, 4].map((place) => at(body, 'requests', place, 'account'));
  expect(concerned).toEqual([desk.id, page.id, undefined, page.id, undefined]);
  const later = await sandbox.ask('/_ledger/requests?since=3&limit=1');
  expect(at(later.body, 'requests')).toHaveLength(1);
  expect(later.body['next']).toBe(4);
  await sandbox.close();
});

test('Posts, accounts, tokens and pictures survive a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const before = await startHarness({ dataFolder });
  const page = await before.account('facebook');
  const photo = await before.ask(`/facebook/graph/v26.0/${page.id}/photos`, {
    method: 'POST',
    body: dotForm('source', { caption: 'kept', access_token: page.token }),
  });
  const ledger = await before.ledger();
  expect(ledger).toMatchObject([
    { platform: 'facebook', account: page.id, text: 'kept', mediaSha256s: [sha256Of(DOT)] },
  ]);
  await before.close();
  const after = await startHarness({ dataFolder });
  expect(await after.ledger()).toEqual(ledger);
  const read = await after.ask(
    `/facebook/graph/v26.0/${String(photo.body['post_id'])}?access_token=${page.token}&fields=message,full_picture`,
  );
  expect(read.body['message']).toBe('kept');
  expect((await after.ask(`/_blobs/${sha256Of(DOT)}`)).headers.get('content-type')).toBe('image/png');
  await after.ask('/_ledger/reset', { method: 'POST' });
  expect(await after.ledger()).toEqual([]);
  expect((await after.ask(`/facebook/graph/v26.0/me?access_token=${page.token}`)).status).toBe(200);
  await after.close();
  rmSync(dataFolder, { recursive: true });
});
