// The stand-in that gives handles: the whole post goes up in pieces, then its handle is published, and the handle tells.
import type { Account, Outside, Prepare, Settlement, Settle, Channel } from '@herald/channels/channel.ts';
import { failed, type Result } from '@herald/channels/failure.ts';
import type { Post } from '@herald/contract/post.ts';
import { z } from 'zod';
import { Accepted, picturesOf, read } from './publish.ts';
import { speak, urlOf } from './speak.ts';

const step = 'container';
const pieces = 2;
const livesSeconds = 30 * 86_400;
const Upload = z.object({
  handle: z.string(),
  offset: z.number(),
  state: z.enum(['open', 'ready', 'working', 'live', 'gone']).default('open'),
  post: z.string().default(''),
});
type Upload = z.infer<typeof Upload>;

export const prepare: Prepare = {
  steps: () => [{ key: step }],

  async take(outside, account, post, _step, kept) {
    const payload = await payloadOf(outside, post);
    const next = kept
      ? await resume(outside, account, kept.handle, payload)
      : await begin(outside, account, payload);
    if (!next.ok) return next;
    const { handle, offset, state } = next.value;
    if (state === 'open') return { ok: true, value: { state: 'more', handle, offset, askAgainInSeconds: 0 } };
    return { ok: true, value: { state: 'done', handle, expiresInSeconds: livesSeconds } };
  },
};

async function payloadOf(outside: Outside, post: Post): Promise<string> {
  return JSON.stringify({ text: post.text, pictures: await picturesOf(outside, post.images) });
}

function begin(outside: Outside, { token }: Account, payload: string): Promise<Result<Upload>> {
  const question = { method: 'POST', path: 'uploads', body: { json: { size: payload.length } } } as const;
  return speak(outside, token.access, question, Upload);
}

/** How far it came the platform says, not we. */
async function resume(
  outside: Outside,
  account: Account,
  handle: string,
  payload: string,
): Promise<Result<Upload>> {
  const known = await statusOf(outside, account, handle);
  if (!known.ok || known.value.state !== 'open') return known;
  const { offset } = known.value;
  const piece = payload.slice(offset, offset + Math.ceil(payload.length / pieces));
  const question = { method: 'POST', path: `uploads/${handle}`, body: { json: { offset, piece } } } as const;
  return speak(outside, account.token.access, question, Upload);
}

function statusOf(outside: Outside, { token }: Account, handle: string): Promise<Result<Upload>> {
  return speak(outside, token.access, { method: 'GET', path: `uploads/${handle}` }, Upload);
}

export const publish: Channel['publish'] = async (outside, account, { post, handles }) => {
  const handle = handles[step];
  if (handle === undefined) return failed('media', 'There is no handle', 'no-handle');
  // The text goes along so that the ledger can name the call.
  const question = {
    method: 'POST',
    path: `uploads/${handle}/publish`,
    body: { json: { text: post.text } },
  } as const;
  return read(outside, await speak(outside, account.token.access, question, Accepted));
};

export const settle: Settle['settle'] = async (outside, account, { handles }): Promise<Settlement> => {
  const handle = handles[step];
  if (handle === undefined) return { state: 'absent', looked: 0 };
  const known = await statusOf(outside, account, handle);
  if (!known.ok) return { state: 'cannot-look', failure: known.failure };
  const { state, post } = known.value;
  if (state === 'working') return { state: 'processing', askAgainInSeconds: 10 };
  if (state === 'gone')
    return { state: 'failed', failure: failed('media', 'The handle is gone', 'gone').failure };
  if (state !== 'live') return { state: 'absent', looked: 1 };
  return { state: 'live', externalId: post, url: urlOf(outside, post), seen: `handle ${handle}` };
};
