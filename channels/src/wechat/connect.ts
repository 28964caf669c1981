// WeChat asks nobody: the account is the application's own, and its keys are all the consent there is.
import { createHash } from 'node:crypto';
import { ask, encode } from '../ask.ts';
import type { Connect, Offered, Outside, Token } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { askWeChat, explain, Granted, Items, Named } from './answers.ts';

export const connect: Connect = {
  scopes: [],
  asksNobody: true,

  /** Straight back to us. The challenge is the code: only who opened this attempt holds the verifier it is made of. */
  consentUrl: (_outside, { redirectUri, state, codeChallenge }) =>
    `${redirectUri}?${encode({ state, code: codeChallenge })}`,

  async exchange(outside, { code, codeVerifier }) {
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    if (code !== challenge) return noticed('auth', 'The attempt was not opened here', 'code');
    const token = await getToken(outside);
    if (!token.ok) return token;
    const right = await mayPublish(outside, token.value);
    if (!right.ok) return right;
    const account = { ...(await describe(outside, token.value)), token: token.value, ...right.value };
    return { ok: true, value: [account] };
  },

  /** There is no refresh token: in its place stands whose token it is, for the settings may name another account by now. */
  async refresh(outside, { refresh }) {
    if (refresh !== outside.app.id)
      return noticed('auth', 'The settings name another official account', 'other-app');
    return getToken(outside);
  },

  // Nobody consented: the account is the application's own.
  revoke: null,

  async check(outside, { token }) {
    const listed = await listPublished(outside, token);
    return listed.ok ? { ok: true, value: 'taken' } : listed;
  },
};

/** The same token for everybody who asks, until five minutes before its end. */
async function getToken(outside: Outside): Promise<Result<Token>> {
  const { bases, app } = outside;
  const json = { grant_type: 'client_credential', appid: app.id, secret: app.secret };
  const question = { method: 'POST', url: `${bases['api']}/cgi-bin/stable_token`, body: { json } } as const;
  const reading = { reads: Granted, explain, secrets: [], refusesInBody: true };
  const answer = await ask(outside, question, reading);
  if (!answer.ok) return answer;
  const { access_token: access, expires_in: expiresInSeconds } = answer.value.value;
  return { ok: true, value: { access, refresh: app.id, expiresInSeconds, scopes: [] } };
}

function listPublished(outside: Outside, { access }: Token) {
  const question = { path: 'freepublish/batchget', json: { offset: 0, count: 1, no_content: 1 } };
  return askWeChat(outside, access, question, Items);
}

/** Personal and unverified accounts have lost this right, some of them later than others: tried, not assumed. */
async function mayPublish(
  outside: Outside,
  token: Token,
): Promise<Result<Pick<Offered, 'usable' | 'because' | 'refused'>>> {
  const listed = await listPublished(outside, token);
  if (listed.ok) return { ok: true, value: { usable: true, because: '' } };
  return listed.failure.kind === 'permission'
    ? { ok: true, value: { usable: false, because: 'freepublish', refused: listed.failure } }
    : listed;
}

/** What the account is called; one that may not be asked is known by its application's id. */
async function describe(outside: Outside, { access }: Token) {
  const { id } = outside.app;
  const named = await askWeChat(outside, access, { path: 'account/getaccountbasicinfo' }, Named);
  return {
    externalId: id,
    name: named.ok ? named.value.nickname : id,
    screenName: id,
    pageIds: '',
    avatar: (named.ok ? named.value.head_image_info?.head_image_url : null) ?? null,
  };
}
