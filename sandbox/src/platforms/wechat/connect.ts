// The door for tokens, and what an account is called.
import type { Answer, Call } from '../../call.ts';
import { textAt } from '../../json.ts';
import { inside } from './access.ts';
import { malformed, refuse, respond } from './answers.ts';
import { ownAccountOf } from './consent.ts';
import { bodyOf, isAnswer, isFlag, isText } from './fields.ts';
import { stableToken } from './grants.ts';
import type { WeChat } from './state.ts';

export function giveToken(state: WeChat, call: Call): Answer {
  const [strange] = Object.keys(call.query);
  if (strange !== undefined) return malformed(`unknown parameter ${strange}`);
  const shape = { grant_type: isText, appid: isText, secret: isText, force_refresh: isFlag };
  const body = bodyOf(call, shape, ['force_refresh']);
  if (isAnswer(body)) return body;
  if (textAt(body, 'grant_type') !== 'client_credential') return refuse(40002);
  const account = ownAccountOf(state, body);
  if (isAnswer(account)) return account;
  const { secret, expiresAtMs } = stableToken(state, account.appId, body['force_refresh'] === true);
  const seconds = Math.floor((expiresAtMs - state.world.now()) / 1_000);
  return respond({ access_token: secret, expires_in: seconds });
}

export function showAccount(state: WeChat, call: Call): Answer {
  return inside(state, call, ({ appId, name }) => {
    if (call.body.kind !== 'none') return malformed('no body is taken');
    const head = { head_image_url: `${call.origin}/_face.svg` };
    const body = { errcode: 0, errmsg: 'ok', appid: appId, account_type: 2, nickname: name };
    return respond({ ...body, head_image_info: head });
  });
}
