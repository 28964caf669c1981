// One session: on what, from where, since when; the one that asks is marked and ended by logging out.
import type { OwnSession } from '@herald/contract/endpoints/sessions.ts';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { sinceWhen, wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { deviceName } from './device-name.ts';
import { Unseen } from '../../ui/unseen.tsx';

export type SessionCardProps = { readonly session: OwnSession; readonly onEnd: () => Promise<void> };

export function SessionCard({ session, onEnd }: SessionCardProps) {
  const { t } = useTranslation();
  const name = deviceName(session.userAgent) ?? t('sessions.unknownDevice');
  return (
    <li className="session">
      <div className="session-words">
        <strong title={session.userAgent}>{name}</strong>
        {session.isCurrent && <StateTag colour="green" text={t('sessions.current')} />}
        <div className="aside">
          {t('sessions.from', { address: session.address || '—' })}
          {' · '}
          {t('sessions.since', { at: wallClock(session.startedAt) })}
          {' · '}
          <Tooltip title={wallClockWithZone(session.lastSeenAt)}>
            <span>{t('sessions.seen', { when: sinceWhen(session.lastSeenAt) })}</span>
          </Tooltip>
        </div>
      </div>
      {!session.isCurrent && (
        <AskingButton
          size="small"
          question={t('sessions.endQuestion')}
          yes={t('sessions.end')}
          no={t('sessions.cancel')}
          onYes={onEnd}
        >
          {t('sessions.end')}
          <Unseen>: {name}</Unseen>
        </AskingButton>
      )}
    </li>
  );
}
