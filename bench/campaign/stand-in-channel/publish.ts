// The irreversible call at the stand-in: text and pictures, under our key where it takes keys.
import type { Account, Outside, Published, Sending } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import { z } from 'zod';
import { speak, urlOf } from './speak.ts';

const askAgainInSeconds = 10;
export const Accepted = z.union([z.object({ id: z.string() }), z.object({ handle: z.string() })]);

export function publishWith(keyed: boolean) {
  return async (outside: Outside, account: Account, sending: Sending): Promise<Result<Published>> => {
    const { post, clientKey } = sending;
    const pictures = await picturesOf(outside, post.images);
    const json = { text: post.text, pictures, ...(keyed ? { key: clientKey } : {}) };
    const question = { method: 'POST', path: 'posts', body: { json } } as const;
    return read(outside, await speak(outside, account.token.access, question, Accepted));
  };
}

export function read(outside: Outside, answer: Result<z.infer<typeof Accepted>>): Result<Published> {
  if (!answer.ok) return answer;
  if ('handle' in answer.value)
    return { ok: true, value: { state: 'processing', handle: answer.value.handle, askAgainInSeconds } };
  const { id } = answer.value;
  return { ok: true, value: { state: 'live', externalId: id, url: urlOf(outside, id) } };
}

/** As base64, in their order. */
export async function picturesOf(
  outside: Outside,
  images: readonly { readonly url: string }[],
): Promise<string[]> {
  const pictures: string[] = [];
  for (const { url } of images) {
    const { bytes } = await outside.readFile(url);
    pictures.push(Buffer.from(bytes).toString('base64'));
  }
  return pictures;
}
