// A publication's state, why it is so, and how we know.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { isMoving } from './api.ts';
import { stateWords } from './state-words.ts';

export function StateCell({ item }: { item: HistoryItem }) {
  const { t } = useTranslation();
  const { key, colour } = stateWords[item.state];
  const why = say(item.reason);
  return (
    <div style={{ minWidth: 160, maxWidth: 280 }}>
      <StateTag colour={colour} text={t(key)} moves={isMoving(item) && item.state !== 'scheduled'} />
      {item.cancelRequested && <div>{t('history.stopping')}</div>}
      {why !== '' && <div className="aside">{why}</div>}
    </div>
  );
}
