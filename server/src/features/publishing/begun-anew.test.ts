// Uploads that a platform forgets again and again: each beginning costs a try and rests, whichever channel; why is told in the end.
import type { MediaItem } from '@herald/contract/content.ts';
import { Language } from '@herald/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { bindTestAccount } from '../../db/test-account.ts';
import { answeredBy } from '../../db/test-answers.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { toldOf, touch } from '../../db/test-turns.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { readPublication } from './read-publication.ts';
import { triesAtMost } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 5_000 },
);

const mebibyte = 1_048_576;
const film = (mebibytes: number) => () => keepTestVideo(room.context, room.maya, mebibytes * mebibyte);
const notThere = {
  error: { code: 100, error_subcode: 33, message: 'Object with ID 17 does not exist, cannot be loaded' },
};
const failedAtTikTok = {
  data: { status: 'FAILED', fail_reason: 'file_format_check_failed' },
  error: { code: 'ok' },
};

/** It fetches no picture of ours here: a container is made of each, and is what `state` says. */
function instagramWith(state: () => Response): Case['forgets'] {
  let containers = 0;
  return (url, { method }) => {
    if (method === 'POST' && url.pathname.endsWith('/media'))
      return Response.json({ id: `179${(containers += 1)}` });
    return url.searchParams.get('fields') === 'status_code,status' ? state() : null;
  };
}

type Case = {
  readonly name: string;
  readonly platform: 'instagram' | 'tiktok' | 'youtube';
  readonly media: () => Promise<MediaItem>;
  readonly forgets: (url: URL, init: RequestInit) => Response | null;
  /** Begins with these words. */
  readonly begins: RegExp;
  readonly words: string;
};

const cases: readonly Case[] = [
  {
    name: 'Instagram, a container that is not there or not for us to see (100-33)',
    platform: 'instagram',
    media: () => keepTestPicture(room.context, room.maya, 'jpg'),
    forgets: instagramWith(() => Response.json(notThere, { status: 400 })),
    begins: /^POST .*\/media$/,
    words: 'Object with ID 17 does not exist',
  },
  {
    name: 'Instagram, a container that expired',
    platform: 'instagram',
    media: () => keepTestPicture(room.context, room.maya, 'jpg'),
    forgets: instagramWith(() => Response.json({ status_code: 'EXPIRED', status: 'Expired: 24 hours' })),
    begins: /^POST .*\/media$/,
    words: 'Expired: 24 hours',
  },
  {
    name: 'TikTok, which failed over it while it came',
    platform: 'tiktok',
    media: film(12),
    forgets: (url) => (url.pathname.endsWith('/status/fetch/') ? Response.json(failedAtTikTok) : null),
    begins: /\/inbox\/video\/init\/$/,
    words: 'file_format_check_failed',
  },
  {
    name: 'YouTube, whose session is over',
    platform: 'youtube',
    media: film(9),
    forgets: (_url, { method }) => (method === 'PUT' ? new Response('', { status: 404 }) : null),
    begins: /^POST .*\/upload\/youtube\/v3\/videos$/,
    words: '',
  },
];

/** That it was given up says nothing by itself: its line in the history says what came in its way, in everybody's language. */
async function expectCause({ id }: Publication): Promise<string> {
  const said = Language.options.map(async (language) => {
    const { item } = await readPublication(room.context, { ...room.maya, language }, { id });
    return item.detail;
  });
  const details = await Promise.all(said);
  expect(new Set(details).size).toBe(Language.options.length);
  for (const detail of details) expect(detail).not.toBe('');
  return details.join('\n');
}

async function begun(context: Context, { platform, media }: Pick<Case, 'platform' | 'media'>) {
  const account = await bindTestAccount(context, room.maya, room.sandbox, platform);
  return room.publish({ id: account.id }, undefined, [await media()]);
}

describe.each(cases)('$name', (one) => {
  it('rests after each beginning, and ends: told to whoever asked, in the platform’s words, and as never sent', async () => {
    const publication = await begun(room.context, one);
    const slow = { ...room.context, pace: { ...room.context.pace, retryBaseMs: 60_000 } };
    const first = answeredBy(slow, one.forgets);
    for (let run = 0; run < 4; run += 1)
      await advancePublication.run(first.context, { accountId: publication.account_id });
    const waits = await room.read(publication.id);
    expect(waits).toMatchObject({ state: 'scheduled', reason: 'reason-not-sent', tries: 1 });
    expect(waits.detail).toContain(one.words);
    expect(waits.wake_at?.getTime()).toBeGreaterThan(Date.now() + 60_000);
    // The one that was forgotten, and the one after it.
    expect(first.asked.filter((call) => one.begins.test(call))).toHaveLength(2);

    const quick = { ...room.context, pace: { ...room.context.pace, retryBaseMs: 1 } };
    const rest = answeredBy(quick, one.forgets);
    await touch(room, publication, { wake_at: new Date(0) });
    const ended = await advanceUntil(rest.context, publication, ['failed', 'missed', 'published']);
    expect(ended).toMatchObject({ state: 'failed', reason: 'reason-too-many-tries', tries: triesAtMost });
    expect(ended.detail).toContain(one.words);
    await expectCause(ended);
    expect(rest.asked.filter((call) => one.begins.test(call)).length).toBeLessThanOrEqual(triesAtMost);
    expect(ended.attempt_no).toBe(0);
    expect(await toldOf(room, ended)).toEqual(['message-failed']);
    const events = await room.context.db
      .selectFrom('event')
      .select('evidence')
      .where('publication_id', '=', publication.id)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(events).toMatchObject([{ evidence: { sent: false } }]);
  });
});

it('a channel that begins anew and does not say so ends all the same', async () => {
  let handles = 0;
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    prepare: {
      ...channel.prepare,
      steps: () => [{ key: 'film' }],
      take: async () => {
        const handle = `film-${(handles += 1)}`;
        return { ok: true, value: { state: 'more', handle, offset: 0, askAgainInSeconds: 0 } } as const;
      },
    },
  }));
  const context = { ...room.context, channels, pace: { ...room.context.pace, retryBaseMs: 1 } };
  const publication = await room.publish(await room.account('twitter'));
  const ended = await advanceUntil(context, publication, ['failed', 'missed']);
  expect(ended).toMatchObject({ state: 'failed', reason: 'reason-too-many-tries', tries: triesAtMost });
  expect(handles).toBe(triesAtMost + 1);
  expect(await expectCause(ended)).toContain('begun-anew');
});

it('what goes on costs no try: the pictures of one post are a container each, and one around them', async () => {
  const account = await bindTestAccount(room.context, room.maya, room.sandbox, 'instagram');
  const pictures = await Promise.all(
    Array.from({ length: 3 }, () => keepTestPicture(room.context, room.maya, 'jpg')),
  );
  const publication = await room.publish({ id: account.id }, undefined, pictures);
  const finished = instagramWith(() => Response.json({ status_code: 'FINISHED' }));
  const { context, asked } = answeredBy(room.context, finished);
  const sent = await advanceUntil(context, publication, ['reconciling', 'processing', 'failed']);
  expect(sent).toMatchObject({ tries: 0, attempt_no: 1 });
  expect(asked.filter((call) => /^POST .*\/media$/.test(call))).toHaveLength(4);
});
