// What is asked before a schedule takes the place of another: which one that is, and all the accounts it then goes to no more.
import { channelNames, ChannelId } from '@herald/contract/channel-ids.ts';
import { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { useTranslation } from 'react-i18next';
import { call } from './call.ts';
import { currentLanguage } from './i18n.ts';

type Waiting = { readonly schedule: string; readonly time: string; readonly zone: string };

export function useReplaceQuestion(): (waiting: Waiting) => Promise<string> {
  const { t } = useTranslation();
  return async ({ schedule: id, time, zone }) => {
    // Where it cannot be read the time has to do; whether it may be replaced the server decides.
    const read = call(scheduleEndpoints.scheduleDetail, { id }, { mute: 'all' }).catch(() => null);
    const found = await read;
    if (!found) return t('compose.replaceQuestion', { time, zone });
    const { title, accounts } = found.schedule;
    const names = accounts.map(({ name, channelid }) => {
      const channel = ChannelId.safeParse(channelid).data;
      return channel === undefined ? name : `${channelNames[channel]} ${name}`;
    });
    const listed = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
    return t('compose.replaceNamed', { title, time, zone, accounts: listed });
  };
}
