// The demo accounts, each with an application of its own; and accounts made to order for tests and seeds.
import { randomBytes } from 'node:crypto';
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt } from '../../json.ts';
import { grantToken, TOKEN_SECONDS } from './grants.ts';
import type { Account, WeChat } from './state.ts';

const demo = (appId: string, name: string): Account => ({
  appId,
  secret: `${appId}-secret`,
  name,
  mayPublish: true,
});
const ACCOUNTS = [
  demo('herald-wechat', 'The Harbour Gazette'),
  demo('herald-wechat-gangwan', '港湾日报'),
  demo('herald-wechat-elfaro', 'El Faro de la Costa'),
];

export function seedDemo({ accounts }: WeChat): void {
  for (const one of ACCOUNTS) if (!accounts.get(one.appId)) accounts.put(one.appId, one);
}

export function createAccount(state: WeChat, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name') ?? '';
  if (name === '') return { problem: 'name must be a text' };
  const appId = textAt(wanted, 'externalId') ?? `wx${randomBytes(8).toString('hex')}`;
  if (state.accounts.get(appId)) return { problem: 'externalId is taken' };
  const mayPublish = wanted['mayPublish'] !== false;
  state.accounts.put(appId, { appId, secret: `${appId}-secret`, name, mayPublish });
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? TOKEN_SECONDS;
  const { secret } = grantToken(state, appId, expiresInSeconds);
  return { externalId: appId, name, username: appId, accessToken: secret, expiresInSeconds };
}
