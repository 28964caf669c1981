// A code becomes a token of thirty days, which nothing renews and its owner can give back.
import type { Answer, Call } from '../../call.ts';
import { formOf, json } from '../../call.ts';
import { refuse, refuseToken } from './answers.ts';
import { APP } from './demo.ts';
import { giveAccess, TOKEN_SECONDS } from './grants.ts';
import type { Weibo } from './state.ts';

const CODE_LIVES_MS = 300_000;
const NAMES = ['client_id', 'client_secret', 'grant_type', 'code', 'redirect_uri'];

export function giveToken(state: Weibo, call: Call): Answer {
  const fields = formOf(call);
  const strange = Object.keys(fields).find((name) => !NAMES.includes(name));
  if (call.body.kind !== 'form' || strange !== undefined)
    return refuseToken('invalid_request', 21323, `unknown parameter ${strange ?? 'form'}`);
  if (fields['client_id'] !== APP.id || fields['client_secret'] !== APP.secret)
    return refuseToken('invalid_client', 21324, 'client_id or client_secret parameter is invalid');
  if (fields['grant_type'] !== 'authorization_code')
    return refuseToken('unsupported_grant_type', 21328, 'grant_type must be authorization_code');
  const code = state.codes.get(fields['code'] ?? '');
  if (!code || code.spent || code.issuedAtMs + CODE_LIVES_MS <= state.world.now())
    return refuseToken('invalid_grant', 21325, `invalid authorization code:${fields['code'] ?? ''}`);
  if (fields['redirect_uri'] !== code.redirectUri)
    return refuseToken('redirect_uri_mismatch', 21322, 'redirect_uri does not match');
  state.codes.put(code.secret, { ...code, spent: true });
  const access = giveAccess(state, code.personId);
  const lives = { remind_in: String(TOKEN_SECONDS), expires_in: TOKEN_SECONDS };
  return json(200, { access_token: access, ...lives, uid: code.personId, isRealName: 'true' });
}

export function revokeToken(state: Weibo, call: Call): Answer {
  const { access_token: secret = '', ...rest } = formOf(call);
  if (call.body.kind !== 'form' || Object.keys(rest).length > 0) return refuse(10008, call);
  const token = state.tokens.get(secret);
  if (!token) return refuse(21332, call);
  state.tokens.remove(token.secret);
  return json(200, { result: 'true' });
}
