// Every code with which a stand-in can refuse is one that its channel knows: what it concludes from it, and what a person reads.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { expect, test } from 'vitest';
import { findAdvice } from './advice.ts';
import type { Explain } from './ask.ts';
import { documented, failureIn } from './documented-codes.ts';
import { explain as facebook } from './facebook/answers.ts';
import { explain as instagram, explainUpload } from './instagram/answers.ts';
import { explain as linkedin } from './linkedin/answers.ts';
import { channels } from './registry.ts';
import { codesOf, folders, type Source } from './sandbox-codes.ts';
import { explain as tiktok } from './tiktok/answers.ts';
import { explain as twitter } from './twitter/answers.ts';
import { explain as vk } from './vk-api.ts';
import { explain as wechat } from './wechat/answers.ts';
import { explain as weibo } from './weibo/answers.ts';
import { explain as youtube } from './youtube/answers.ts';

const platforms = fileURLToPath(new URL('../../sandbox/src/platforms', import.meta.url));

function platformNames(): string[] {
  return readdirSync(platforms).toSorted((a, b) => a.localeCompare(b));
}

function sourcesOf(platform: string): Source[] {
  return readdirSync(`${platforms}/${platform}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${platforms}/${platform}/${name}`, 'utf8') }));
}

const readers: Readonly<Record<string, Explain>> = {
  ...{ facebook, instagram, linkedin, tiktok, twitter, vk, wechat, weibo, youtube },
};
const keyOf = (platform: string): string => (platform === 'x' ? 'twitter' : platform);

/** They pass, or say too little to conclude from: what came of the call is looked for. */
const meantUnknown: Readonly<Record<string, readonly string[]>> = {
  facebook: ['1'],
  // Containers that are not ready or not seen yet, and what may have gone up before it was taken for spam.
  instagram: ['1', '-1/2207001', '24/2207006', '24/2207008', '9007/2207027', '4/2207051'],
  linkedin: ['INTERNAL_ERROR', '500'],
  tiktok: ['internal_error', 'spam_risk'],
  twitter: ['500'],
  vk: ['10'],
  weibo: ['10001'],
  youtube: ['backendError', 'badRequest', 'notFound'],
};
/** Faults that only the sandbox has: the platform itself never says so. */
const invented: Readonly<Record<string, readonly string[]>> = { youtube: ['duplicate'] };
/** Answered by the door for tokens (RFC 6749, 7009), which not every channel reads with the same reader. */
const ofTheTokenDoor =
  /^(?:invalid_(?:client|grant|request|token)|unauthorized_client|unsupported_(?:grant|token)_type|redirect_uri_mismatch)$/;
/** A code under a name: a name closed by a type of the same folder, or told by its statuses elsewhere. */
const underNames: Readonly<Record<string, readonly string[]>> = {
  linkedin: ['answers.ts: refuse(status', 'rules.ts: invalid(`MEDIA_ASSET_${status}`'],
  weibo: ['posts.ts: refuse(twin'],
  youtube: ['answers.ts: refusal(400, reason', 'answers.ts: refusal(status', 'rules.ts: refusal(400, reason'],
};

test('every folder of a stand-in is read, and tells codes', () => {
  expect(Object.keys(folders).toSorted()).toEqual(platformNames());
  for (const platform of platformNames())
    expect(codesOf(platform, sourcesOf(platform)).codes.length).toBeGreaterThan(4);
});

test.each(platformNames())('%s: no code hides under a name that nobody knows', (platform) => {
  const known = underNames[platform] ?? [];
  const hidden = codesOf(platform, sourcesOf(platform)).unread.filter(
    (place) => !known.some((one) => place.startsWith(one)),
  );
  expect(hidden).toEqual([]);
});

const cases = platformNames().flatMap((platform) =>
  codesOf(platform, sourcesOf(platform))
    .codes.filter((code) => !invented[platform]?.includes(code))
    .map((code) => ({ key: keyOf(platform), code })),
);

test.each(cases)('$key: $code, which the sandbox says, is known', async ({ key, code }) => {
  const channel = channels.find((one) => one.key === key);
  if (!channel) throw new Error(`No channel ${key}`);
  const { kind, platformCode } = ofTheTokenDoor.test(code)
    ? { kind: 'auth', platformCode: code }
    : await read(key, code);
  expect([kind === 'unknown', code]).toEqual([meantUnknown[key]?.includes(code) ?? false, code]);
  const advice = findAdvice(channel.advice, platformCode);
  // A 500 is the platform's own trouble, whatever stands in it.
  if (advice === null) throw new Error(`${platformCode} has no sentence`);
  const figures = { channel: channel.rules.name, code: platformCode, words: 'm' };
  const said = Language.options.map((language) => say(language, advice, figures));
  expect(new Set(said).size).toBe(Language.options.length);
});

const statusesOf: Readonly<Record<string, number>> = {
  ...{ backendError: 500, INTERNAL_ERROR: 500, NONEXISTENT_VERSION: 426 },
};

/** As the stand-in frames it. */
async function read(key: string, code: string) {
  const [explain, table] = [readers[key], documented[key]];
  if (!explain || !table) throw new Error(`No reader of ${key}`);
  if (key === 'instagram' && code.endsWith('Error')) {
    const broken = Response.json(
      { debug_info: { retriable: false, type: code, message: 'm' } },
      { status: 400 },
    );
    return failureIn(explainUpload, broken, code);
  }
  if (key === 'linkedin' && code === '422')
    return framed(explain, table.coded('duplicate of urn:li:share:1'), code);
  if (key === 'linkedin' && code === 'NOT_FOUND') {
    return framed(explain, [404, { status: 404, message: 'm', code }], code);
  }
  const number = /^-?\d+$/.test(code) ? Number(code) : code;
  const [status, body] = table.coded(number);
  return framed(explain, [statusesOf[code] ?? status, body], code);
}

function framed(explain: Explain, [status, body]: readonly [number, unknown], name: string) {
  return failureIn(explain, Response.json(body, { status }), name);
}
