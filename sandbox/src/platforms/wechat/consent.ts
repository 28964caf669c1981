// WeChat asks nobody: the account is the application's own, and knowing its secret is all the consent there is.
import type { Answer } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { textAt } from '../../json.ts';
import { refuse } from './answers.ts';
import type { Account, WeChat } from './state.ts';

export function ownAccountOf({ accounts }: WeChat, asked: JsonRecord): Account | Answer {
  const account = accounts.get(textAt(asked, 'appid') ?? '');
  if (!account) return refuse(40013);
  return textAt(asked, 'secret') === account.secret ? account : refuse(40125);
}
