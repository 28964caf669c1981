// A link named by a person where the words of a post are its owner's: what can be compared is, and his answer does the rest (row 23).
import { expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { answeredBy } from '../../db/test-answers.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 2_000 },
);

const unanswerable = { data: {}, error: { code: 'scope_not_authorized', message: 'no' } };

/** A film that came into the inbox, of which TikTok tells us nothing more; its creator publishes it under words of his own. */
async function unknownFilm() {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, 'tiktok');
  const film = await keepTestVideo(context, maya, 2_000);
  const publication = await room.publish({ id: account.id }, undefined, [film]);
  const mute = answeredBy(context, (url) =>
    url.pathname.endsWith('/status/fetch/') ? Response.json(unanswerable, { status: 401 }) : null,
  );
  const unknown = await advanceUntil(mute.context, publication, ['unknown']);
  await sandbox.finish('tiktok', account.externalId);
  const [post] = await sandbox.posts('tiktok', account.externalId);
  if (!post) throw new Error('it was not published');
  const { screen_name: name } = await context.db
    .selectFrom('channel_account')
    .select('screen_name')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  return {
    account,
    unknown,
    post,
    link: (kind: string) => `https://www.tiktok.com/@${name}/${kind}/${post.externalId}`,
  };
}

it('TikTok: the creator’s own words are no reason to refuse the link of his video', async () => {
  const { unknown, post, link } = await unknownFilm();
  expect(post.text).not.toBe(unknown.post.text);
  await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'live', link: link('video') });
  expect(await room.read(unknown.id)).toMatchObject({ state: 'published', external_id: post.externalId });
});

it('a link to pictures is none of a film, and one from before it was sent is another’s', async () => {
  const { unknown, post, link } = await unknownFilm();
  const named = (url: string, context = room.context) =>
    resolvePublication(context, room.maya, { id: unknown.id, answer: 'live', link: url });
  const code = 'link-not-verified';
  await expect(named(link('photo'))).rejects.toMatchObject({ code });
  const old = { id: post.externalId, title: 'Old', create_time: 1_600_000_000 };
  const { context } = answeredBy(room.context, (url) =>
    url.pathname.endsWith('/video/query/')
      ? Response.json({ data: { videos: [old] }, error: { code: 'ok' } })
      : null,
  );
  await expect(named(link('video'), context)).rejects.toMatchObject({ code });
  expect((await room.read(unknown.id)).state).toBe('unknown');
});

it('TikTok: a link to a film is none of pictures, though it says the same and came after them', async () => {
  const { context, maya, sandbox } = room;
  const account = await bindTestAccount(context, maya, sandbox, 'tiktok');
  const picture = await keepTestPicture(context, maya, 'jpg');
  const publication = await room.publish({ id: account.id }, undefined, [picture]);
  const operation = 'tiktok.publish';
  const lost = { platform: 'tiktok', account: account.externalId, operation, times: 1 } as const;
  await sandbox.strike({ ...lost, fault: 'reset-after' });
  const unknown = await room.advance(publication, ['unknown']);
  const at = Math.floor(Date.now() / 1_000);
  const film = { id: '7412345678901234567', title: unknown.post.text, create_time: at };
  const shown = answeredBy(context, (url) =>
    url.pathname.endsWith('/video/query/')
      ? Response.json({ data: { videos: [film] }, error: { code: 'ok' } })
      : null,
  );
  const link = `https://m.tiktok.com/v/${film.id}.html`;
  const answered = resolvePublication(shown.context, maya, { id: unknown.id, answer: 'live', link });
  await expect(answered).rejects.toMatchObject({ code: 'link-not-verified' });
  expect(shown.asked.some((call) => call.includes('/video/query/'))).toBe(true);
});
