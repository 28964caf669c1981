// Which application is used and from where, by its first letters; who set it here, and whether it can be opened.
import type { ChannelAppState } from '@herald/contract/channel-apps.ts';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../lib/wall-clock.ts';
import { StateTag } from '../../ui/state-tag.tsx';

const words = {
  here: { colour: 'green', text: 'settings.here' },
  settings: { colour: 'blue', text: 'settings.inSettings' },
  nowhere: { colour: 'default', text: 'settings.nowhere' },
} as const;

export function AppStanding({ app }: { readonly app: ChannelAppState }) {
  const { t } = useTranslation();
  const { colour, text } = words[app.from];
  return (
    <>
      <Flex wrap gap={8} align="center">
        {app.keyStart !== '' && <code>{app.keyStart}…</code>}
        <StateTag colour={colour} text={t(text)} />
        {app.unreadable && <StateTag colour="red" text={t('settings.unreadable')} />}
      </Flex>
      {app.setAt !== null && (
        <div className="aside">
          {t('settings.setBy', { name: app.setBy, time: wallClock(app.setAt) })}
          {app.unreadable && ` · ${t('settings.unreadableWhy')}`}
        </div>
      )}
    </>
  );
}
