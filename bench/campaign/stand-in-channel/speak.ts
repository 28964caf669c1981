// One way to ask the stand-in: where it is, with whose token, and what its refusals mean.
import { ask, type Explain, type Question } from '@herald/channels/ask.ts';
import type { Account, Outside } from '@herald/channels/channel.ts';
import type { FailureKind, Result } from '@herald/channels/failure.ts';
import { z } from 'zod';

export const Shown = z.object({ id: z.string(), text: z.string(), pictures: z.number(), at: z.string() });
export type Shown = z.infer<typeof Shown>;

const kindOf: Readonly<Record<string, FailureKind>> = {
  token: 'auth',
  'not permitted': 'permission',
  rate: 'rate',
  duplicate: 'duplicate',
  expired: 'media',
  gone: 'content',
};
const Refused = z.object({ error: z.string() });

const explain: Explain = ({ body }) => {
  const refused = Refused.safeParse(body);
  const kind = refused.success ? kindOf[refused.data.error] : undefined;
  if (!refused.success || kind === undefined) return null;
  const { error } = refused.data;
  return { kind, platformCode: error, message: `The stand-in says: ${error}`, retryAfterSeconds: null };
};

type Asking = Pick<Question, 'method' | 'query' | 'body'> & { readonly path: string };

export async function speak<T>(
  outside: Outside,
  access: string,
  { path, ...question }: Asking,
  reads: z.ZodType<T>,
): Promise<Result<T>> {
  const url = `${outside.bases['api']}/${path}`;
  const headers = access === '' ? {} : { authorization: `Bearer ${access}` };
  const answer = await ask(outside, { ...question, url, headers }, { reads, explain, secrets: [access] });
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}

/** Null when the stand-in says that there is no such post. */
export async function readPost(
  outside: Outside,
  account: Account,
  id: string,
): Promise<Result<Shown | null>> {
  const found = await speak(outside, account.token.access, { method: 'GET', path: `posts/${id}` }, Shown);
  return !found.ok && found.failure.platformCode === 'gone' ? { ok: true, value: null } : found;
}

export function urlOf({ bases }: Outside, id: string): string {
  return `${bases['api']}/posts/${id}`;
}
