// What S3 alone must hold: which pages may post, settings that are wrong or partial, a store that is away, lost or denies us.
import { Readable } from 'node:stream';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { chunkBytes } from '@herald/contract/constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { freePort } from '../db/free-port.ts';
import { PartLost, StoreAway, type Files } from './files.ts';
import { openFiles } from './open-files.ts';
import { inOurWords, openClient } from './s3-client.ts';
import { readS3Settings } from './s3-settings.ts';
import { openRoad } from './test-road.ts';
import { askTestBucket } from './test-stores.ts';
import { rethrow } from '../test-rethrow.ts';

const all = {
  HERALD_S3_ENDPOINT: 'https://s3.example',
  HERALD_S3_BUCKET: 'newsroom-files',
  HERALD_S3_KEY: 'key',
  HERALD_S3_SECRET: 'secret',
};

describe('the settings of S3', () => {
  it('are all there or none; what is missing or wrong is said all at once', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(all).s3).toEqual({
      endpoint: 'https://s3.example',
      publicEndpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'newsroom-files',
      key: 'key',
      secret: 'secret',
    });
    const whole = { ...all, HERALD_S3_PUBLIC: 'https://files.example/', HERALD_S3_REGION: 'eu-central-1' };
    expect(readConfig(whole).s3).toMatchObject({
      publicEndpoint: 'https://files.example',
      region: 'eu-central-1',
    });
    const wrong = {
      HERALD_S3_BUCKET: 'Not A Bucket',
      HERALD_S3_PUBLIC: 'ftp://x',
      HERALD_S3_BUKET: 'x',
      HERALD_ZONE: 'Mars',
    };
    expect(() => readConfig(wrong)).toThrow(
      /HERALD_ZONE: is no IANA[^]*HERALD_S3_ENDPOINT: is needed with[^]*HERALD_S3_PUBLIC: must be an http[^]*HERALD_S3_BUCKET: must be a bucket[^]*HERALD_S3_KEY: is needed[^]*HERALD_S3_SECRET: is needed[^]*HERALD_S3_BUKET: is no setting/,
    );
  });

  it('must be https where our own address is, for a browser would not post there', () => {
    const { wrong } = readS3Settings({
      ...all,
      HERALD_S3_ENDPOINT: 'http://s3.internal:9000',
      HERALD_ORIGIN: 'https://desk.example',
    });
    expect(wrong).toEqual([{ path: ['HERALD_S3_ENDPOINT'], message: 'must be https, as HERALD_ORIGIN is' }]);
  });
});

it('a full store is told as a full disk, one that answers not now as away, a refusal as it is', () => {
  const said = (name: string, httpStatusCode: number) =>
    inOurWords(new S3ServiceException({ name, $fault: 'server', $metadata: { httpStatusCode } }));
  expect(said('QuotaExceeded', 403)).toMatchObject({ code: 'ENOSPC' });
  expect(said('XStorageFull', 507)).toMatchObject({ code: 'ENOSPC' });
  expect(said('SlowDown', 503)).toBeInstanceOf(StoreAway);
  expect(said('NoSuchUpload', 404)).toMatchObject({ name: 'NoSuchUpload' });
  expect(inOurWords(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toBeInstanceOf(StoreAway);
  expect(inOurWords(new TypeError('ours'))).toBeInstanceOf(TypeError);
});

describe('a bucket', () => {
  let environment: Record<string, string> = {};
  let why: string | null = null;
  let files: Files;
  const key = (letter: string) => `${letter.repeat(40)}.mp4`;

  beforeAll(async () => {
    const asked = await askTestBucket();
    if (asked.kind === 'absent') return void ({ why } = asked);
    ({ environment } = asked);
    files = await openFiles(readConfig(environment), rethrow);
  }, 600_000);
  beforeEach(({ skip }) => {
    if (why !== null) skip(why);
  });

  it('lets pages of our origin post to it, of no other, nor do anything else; rules of others stay', async () => {
    const { HERALD_S3_ENDPOINT: endpoint = '', HERALD_S3_BUCKET: Bucket = '' } = environment;
    const { s3: settings } = readConfig(environment);
    if (!settings) throw new Error('no settings');
    const s3 = openClient(settings, endpoint);
    const theirs = { ID: 'theirs', AllowedMethods: ['GET'], AllowedOrigins: ['https://theirs.example'] };
    await s3.putBucketCors({ Bucket, CORSConfiguration: { CORSRules: [theirs] } });
    await files.landing?.letIn('https://old.example');
    for (let times = 0; times < 2; times += 1) await files.landing?.letIn('https://desk.example');
    const { CORSRules = [] } = await s3.getBucketCors({ Bucket });
    expect(CORSRules.map(({ ID }) => ID)).toEqual(['theirs', 'herald']);
    const preflight = async (origin: string, method: string) => {
      const headers = { origin, 'access-control-request-method': method };
      const { status, headers: said } = await fetch(`${endpoint}/${Bucket}`, { method: 'OPTIONS', headers });
      return [status, said.get('access-control-allow-origin')];
    };
    expect(await preflight('https://desk.example', 'POST')).toEqual([200, 'https://desk.example']);
    for (const [origin, method] of [
      ['https://old.example', 'POST'],
      ['https://desk.example.evil', 'POST'],
      ['null', 'POST'],
      ['https://desk.example', 'PUT'],
      ['https://desk.example', 'GET'],
    ] as const)
      expect([origin, method, ...(await preflight(origin, method))]).toEqual([origin, method, 403, null]);
  });

  it('that cannot be used is told in plain words at the start', async () => {
    const open = (more: Record<string, string>) =>
      openFiles(readConfig({ ...environment, ...more }), rethrow);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await expect(open({ HERALD_S3_ENDPOINT: nowhere })).rejects.toThrow(/nothing answers there/);
    await expect(open({ HERALD_S3_BUCKET: 'not-there' })).rejects.toThrow(/there is no such bucket/);
    await expect(open({ HERALD_S3_SECRET: 'wrong' })).rejects.toThrow(/HERALD_S3_SECRET do not open it/);
  });

  it('that goes away in the middle is said to be away, not to have lost a file, and goes on where it was', async () => {
    const road = await openRoad(environment['HERALD_S3_ENDPOINT'] ?? '');
    try {
      const away = await openFiles(readConfig({ ...environment, HERALD_S3_ENDPOINT: road.origin }), rethrow);
      const chunk = () => Readable.from(Array.from({ length: 128 }, () => Buffer.alloc(65_536, 1)));
      expect(await away.parts.write(key('a'), 0, chunk(), chunkBytes)).toBe(chunkBytes);
      road.cut();
      await expect(away.parts.write(key('a'), chunkBytes, chunk(), chunkBytes)).rejects.toThrow(StoreAway);
      await expect(away.size(key('b'))).rejects.toThrow(StoreAway);
      await expect(away.readWhole(key('b'))).rejects.toThrow(StoreAway);
      road.mend();
      expect(await away.parts.write(key('a'), chunkBytes, chunk(), chunkBytes)).toBe(chunkBytes);
      await away.parts.close(key('a'));
      expect(await away.parts.seal(key('a'), () => undefined)).toMatchObject({ sizeBytes: 2 * chunkBytes });
    } finally {
      road.close();
    }
  });

  it('that lost the pieces of a whole part says so, so that it is sent anew', async () => {
    const chunk = Readable.from([Buffer.alloc(3_000, 1)]);
    expect(await files.parts.write(key('c'), 0, chunk, 3_000)).toBe(3_000);
    await files.parts.remove(key('c'));
    await files.parts.close(key('c'));
    await expect(files.parts.seal(key('c'), () => undefined)).rejects.toThrow(PartLost);
  });

  afterAll(() => files?.parts.remove(key('a')));
});
