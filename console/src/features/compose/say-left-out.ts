// Why an account cannot be chosen or is left out, in a sentence that says what to do.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { TFunction } from 'i18next';
import { say, sayProblem } from '../../lib/say.ts';
import { labelOf, type Unusable } from './choose-accounts.ts';
import type { LeftOut } from './departure.ts';
import { listed } from '../../lib/listed.ts';

/** With its channel, for accounts of several are often named alike. */
export function sayUnusable(t: TFunction, account: ChannelBinding, why: Unusable): string {
  const channel = account.channel.name;
  const sentences: Record<Unusable, string> = {
    'authorise-again': say('account-unusable', { account: labelOf(account) }),
    'not-set-up': say('channel-not-set-up', { channel }),
    'not-offered': t('compose.accounts.notOffered', { channel }),
  };
  return sentences[why];
}

export function sayLeftOut(t: TFunction, { account, because }: LeftOut): string {
  return because.kind === 'fault' ? sayProblem(because.fault) : sayUnusable(t, account, because.why);
}

export function namesOf(leftOut: readonly LeftOut[]): string {
  return listed(leftOut.map(({ account }) => labelOf(account)));
}
