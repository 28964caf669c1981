// A publication's state, why it is so, and how we know.
import { restReasons, type HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { isMoving } from './api.ts';
import { stateWordOf } from '../../lib/state-words.ts';

export function StateCell({ item }: { item: HistoryItem }) {
  const { t } = useTranslation();
  const { key, colour } = stateWordOf(item);
  const why = say(item.reason);
  return (
    <div style={{ minWidth: 160, maxWidth: 280 }}>
      <StateTag colour={colour} text={t(key)} moves={isMoving(item) && item.state !== 'scheduled'} />
      {item.cancelRequested && (
        <div>{t(item.state === 'unknown' ? 'history.unwanted' : 'history.stopping')}</div>
      )}
      {why !== '' && <div className="aside">{why}</div>}
      {item.held !== null && (
        <div className="aside">
          {t('history.held', { who: item.held.by, until: wallClockWithZone(item.held.until) })}
        </div>
      )}
      {item.triedAgain && <div className="aside">{t('history.triedAgain')}</div>}
      {restReasons.has(item.reason) && item.nextLookAt !== null && (
        <div className="aside">{t('history.goesOn', { when: wallClockWithZone(item.nextLookAt) })}</div>
      )}
    </div>
  );
}
