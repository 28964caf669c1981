// Consent and tokens at the stand-in: a person names the account; every renewal gives a new pair.
import { encode } from '@herald/channels/ask.ts';
import type { Connect, Outside, Token } from '@herald/channels/channel.ts';
import { failed, type Result } from '@herald/channels/failure.ts';
import { z } from 'zod';
import { speak } from './speak.ts';

const Granted = z.object({
  account: z.string(),
  access: z.string(),
  refresh: z.string().nullable(),
  expires: z.number().nullable(),
});

export const connect: Connect = {
  scopes: [],

  consentUrl: ({ bases }, { redirectUri, state }) =>
    `${bases['api']}/consent?${encode({ redirect_uri: redirectUri, state })}`,

  async exchange(outside, { code }) {
    const granted = await getToken(outside, { code });
    if (!granted.ok) return granted;
    const { account, token } = granted.value;
    const shown = { externalId: account, name: account, screenName: account, pageIds: '', avatar: null };
    return { ok: true, value: [{ ...shown, token, usable: true, because: '' }] };
  },

  async refresh(outside, { refresh }) {
    if (refresh === null) return failed('auth', 'There is no refresh token', 'no-refresh');
    const granted = await getToken(outside, { refresh });
    return granted.ok ? { ok: true, value: granted.value.token } : granted;
  },
};

async function getToken(
  outside: Outside,
  json: { code: string } | { refresh: string },
): Promise<Result<{ account: string; token: Token }>> {
  const answer = await speak(outside, '', { method: 'POST', path: 'token', body: { json } }, Granted);
  if (!answer.ok) return answer;
  const { account, access, refresh, expires } = answer.value;
  return { ok: true, value: { account, token: { access, refresh, expiresInSeconds: expires, scopes: [] } } };
}
