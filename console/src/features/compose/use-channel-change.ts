// Choosing accounts; from WeChat to the other channels, or back, is another channel, and clears the content after a confirm (R-COMP-002, C-29).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { useTranslation } from 'react-i18next';
import { useAsking } from '../../lib/use-asking.ts';
import { isWechat } from './choose-accounts.ts';
import { isUntouched } from './items.ts';
import type { ItemsOnDesk } from './use-items.ts';

/** What the accounts are of; null while none is chosen, which is no channel to change from. */
function channelOf(accounts: readonly ChannelBinding[], ids: readonly string[]): 'wechat' | 'other' | null {
  const chosen = accounts.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) return null;
  return chosen.some(isWechat) ? 'wechat' : 'other';
}

export function useChannelChange(
  { all, active, startOver }: ItemsOnDesk,
  accounts: readonly ChannelBinding[],
  choose: (ids: readonly string[]) => void,
): (ids: readonly string[]) => void {
  const { t } = useTranslation();
  const ask = useAsking();
  const change = async (ids: readonly string[]) => {
    const before = channelOf(accounts, active.content.accountIds);
    const next = channelOf(accounts, ids);
    if (before === null || next === null || before === next || all.every(isUntouched)) return choose(ids);
    const isSure = await ask({
      title: t(all.length > 1 ? 'items.channelQuestionAll' : 'items.channelQuestion'),
      content: t('items.channelHint'),
      yes: t('items.channelYes'),
    });
    if (isSure) startOver(ids);
  };
  return (ids) => void change(ids);
}
