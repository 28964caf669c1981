// Every code's sentence against what the engine does with the kind that its own reader gives it: who is told to wait waits.
import { promises, type AdvicePromise } from '@herald/contract/advice-promises.ts';
import { adviceEn } from '@herald/contract/sentences/advice/en.ts';
import { Advice } from '@herald/contract/advice.ts';
import { expect, test } from 'vitest';
import type { Explain } from './ask.ts';
import { explain as facebook } from './facebook/answers.ts';
import { explain as instagram, explainUpload } from './instagram/answers.ts';
import { explain as linkedin } from './linkedin/answers.ts';
import { explain as tiktok, explainReason, explainUpload as explainTikTokUpload } from './tiktok/answers.ts';
import { explain as twitter } from './twitter/answers.ts';
import { explain as vk } from './vk-api.ts';
import { explain as wechat } from './wechat/answers.ts';
import { explain as weibo } from './weibo/answers.ts';
import { explain as youtube, explainSession } from './youtube/answers.ts';
import { documented, failureOf } from './documented-codes.ts';
import { failureKinds, type FailureKind } from './failure.ts';
import { channels } from './registry.ts';

const wall = { vk, 'vk-group': vk };
const readers = new Map<string, Explain>(
  Object.entries({ facebook, instagram, linkedin, tiktok, twitter, wechat, weibo, youtube, ...wall }),
);

/** With which kinds a promise is kept: after these it is tried again, looked for, or over until a person acts. */
const kept: Readonly<Record<AdvicePromise, readonly FailureKind[]>> = {
  waits: ['presend', 'rate'],
  looks: ['presend', 'rate', 'unknown'],
  'look-there': ['unknown', 'duplicate', 'permission', 'content', 'blocked'],
  acts: ['auth', 'permission', 'content', 'media', 'blocked'],
  anew: ['auth', 'permission', 'content', 'media', 'blocked'],
};

/** What no answer is read for: a step of ours found it out, by the kind it says there. */
const found: Readonly<Record<string, Partial<Record<FailureKind, readonly string[]>>>> = {
  facebook: {
    media: ['error', 'expired', 'upload_failed'],
    content: ['backdate', 'age', 'regions'],
    permission: ['pages_show_list', 'instagram_basic'],
    unknown: ['-transient'],
  },
  instagram: {
    media: ['EXPIRED', 'ERROR'],
    rate: ['quota'],
    permission: ['pages_show_list', 'instagram_basic', 'instagram_manage_comments'],
    unknown: ['-transient'],
  },
  // Only with a 500, of which nothing is read.
  linkedin: {
    permission: ['r_member_social'],
    media: ['PROCESSING_FAILED', 'upload'],
    unknown: ['INTERNAL_ERROR'],
  },
  tiktok: { permission: ['no-take-down', 'no-publish-id', 'photos-unseen'] },
  twitter: {
    media: ['InvalidMedia', 'UnsupportedMedia', 'failed', '400-media'],
    unknown: ['InternalError'],
    blocked: ['403-blocked'],
  },
  vk: {
    content: ['attached'],
    permission: ['role', '15-edit'],
    media: ['no-photo', 'too-many'],
    rate: ['214-day'],
  },
  'vk-group': {
    content: ['attached'],
    permission: ['role', '15-edit'],
    media: ['no-photo', 'too-many'],
    rate: ['214-day'],
  },
  wechat: {
    content: ['publish_status 2', 'publish_status 3', 'publish_status 4', 'articles'],
    permission: ['publish_status 5', 'publish_status 6'],
  },
  weibo: { permission: ['no-rip', 'advanced'], media: ['pictures'] },
  youtube: { permission: ['no-channel', 'forbidden-cover'], content: ['removed', 'backdate'] },
};

/** Codes that the documents frame by words or at a place of their own. */
const framed: Readonly<Record<string, string>> = {
  'twitter 403-duplicate': 'You are not allowed to create a Tweet with duplicate content.',
  'linkedin 422-duplicate': 'Content is a duplicate of urn:li:share:7000000000000000001',
  'linkedin 429-unverified':
    'UGC action was blocked because a share limit has been reached for unverified members',
};
const said = (status: number, body: unknown) => ({ status, headers: new Headers(), body });

async function kindOf(key: string, code: string | number): Promise<FailureKind | null> {
  const name = String(code);
  const ours = failureKinds.find((kind) => found[key]?.[kind]?.includes(name));
  if (ours) return ours;
  const own = read(key, name);
  if (own) return own.platformCode === name ? own.kind : null;
  const [explain, table] = [readers.get(key), documented[key]];
  if (!explain || !table) return null;
  const failure = await failureOf(explain, table, framed[`${key} ${name}`] ?? frame(key, code)).catch(
    () => null,
  );
  const isIt = failure?.platformCode === name || failure?.platformCode.endsWith(name) === true;
  return failure && isIt ? failure.kind : null;
}

/** Read by another reader of the channel than that of its calls. */
function read(key: string, name: string) {
  const status = Number(/^(?:upload|session)-(\d+)$/.exec(name)?.[1]);
  if (key === 'youtube' && /^\d+$/.test(name))
    return youtube(said(Number(name), { error: { code: Number(name), message: 'm' } }));
  if (key === 'youtube' && name.startsWith('session-'))
    return explainSession(said(status, { error: { code: status, message: 'm' } }));
  if (key === 'tiktok' && name.startsWith('upload-')) return explainTikTokUpload(said(status, {}));
  if (
    key === 'tiktok' &&
    !name.startsWith('app_') &&
    /_(?:failed|removed|cancelled)$|^(?:spam_risk(?:_text)?|internal)$/.test(name)
  )
    return explainReason(name);
  if (key === 'tiktok' && name.startsWith('failed ')) return explainReason(name.slice(7));
  if (key === 'instagram' && name.endsWith('Error'))
    return explainUpload(said(400, { debug_info: { retriable: false, type: name } }));
  return null;
}

/** As `coded` of the channel takes it. */
function frame(key: string, code: string | number): string | number {
  const name = String(code);
  if (key === 'twitter' && Number(code) < 400) return `legacy ${name}`;
  const [, subcode] = /^-(\d{3,})$/.exec(name) ?? [];
  // Subcodes of three digits stand under 190, the longer ones under any code.
  if (subcode !== undefined) return `${subcode.length === 3 ? 190 : 100}/${subcode}`;
  return /^\d+-\d+$/.test(name) ? name.replace('-', '/') : code;
}

/** YouTube names them by what became of the video (settle.ts). */
const ofVideos: readonly (readonly [RegExp, FailureKind])[] = [
  [/^rejected /, 'content'],
  [/^(?:failed|processing) /, 'media'],
];

const cases = channels.flatMap(({ key, advice: { rows } }) =>
  rows.flatMap(({ advice, codes }) => codes.map((code) => ({ key, code, advice }))),
);
/** A take-down refused so is looked after; that its owner can do it in the app is true meanwhile. */
const excepted = ['instagram -2207073', 'instagram 2207073'];

test.each(cases)('$key: after $code a person is told what comes', async ({ key, code, advice }) => {
  const ofVideo = key === 'youtube' ? ofVideos.find(([name]) => name.test(String(code)))?.[1] : undefined;
  const kind = ofVideo ?? (await kindOf(key, code)) ?? 'no reader of the channel gives this code';
  const more = excepted.includes(`${key} ${code}`) ? ['unknown'] : [];
  expect([...kept[promises[advice]], ...more], `${advice}: ${promises[advice]}`).toContain(kind);
});

/** These two say of themselves, under which condition. */
const conditional: readonly Advice[] = ['advice-token-over', 'advice-media-over'];
const goesOn: readonly AdvicePromise[] = ['waits', 'looks'];

test.each(Advice.options.filter((advice) => !conditional.includes(advice)))(
  '%s goes on by itself, or says nothing of it',
  (advice) => {
    const says = /by itself|by ourselves|we look until/.test(adviceEn[advice]);
    expect(goesOn.includes(promises[advice])).toBe(says);
  },
);

test.each(Advice.options.filter((advice) => promises[advice] !== 'look-there'))(
  '%s asks to publish again, or does not',
  (advice) => {
    const says = /publish (?:it )?(?:again|anew)|try again/i.test(adviceEn[advice]);
    expect(promises[advice] === 'anew').toBe(says);
  },
);
