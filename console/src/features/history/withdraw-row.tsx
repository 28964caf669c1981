// One account in the question about taking down: what will happen there, and afterwards how it stands.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { accountOf } from './account-of.ts';
import { ArticleTitles } from './article-titles.tsx';
import { StateCell } from './state-cell.tsx';
import { fateOf, losesIfLive, type Fate } from './withdraw-plan.ts';

const words = {
  'take-down': 'history.withdraw.takesDown',
  'for-ever': 'history.withdraw.forEver',
  'film-for-ever': 'history.withdraw.filmForEver',
  stop: 'history.withdraw.stops',
  unsure: 'history.withdraw.unsure',
  undecided: 'history.withdraw.undecided',
  'with-owner': 'history.withdraw.withOwner',
  'under-way': 'history.withdraw.underWay',
  nothing: 'history.withdraw.nothing',
} as const satisfies Record<Exclude<Fate, 'impossible'>, string>;

const losses = {
  'for-ever': 'history.withdraw.losesMessage',
  'film-for-ever': 'history.withdraw.losesFilm',
} as const;

export type WithdrawRowProps = { readonly item: HistoryItem; readonly isWatching: boolean };

export function WithdrawRow({ item, isWatching }: WithdrawRowProps) {
  return (
    <li style={{ overflowWrap: 'anywhere' }}>
      <strong>{accountOf(item)}</strong>
      {isWatching ? <StateCell item={item} /> : <WhatHappens item={item} />}
      <ArticleTitles item={item} />
    </li>
  );
}

function WhatHappens({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const fate = fateOf(item);
  const { takeDown } = item.can;
  const loses = losesIfLive(item);
  if (fate !== 'impossible')
    return (
      <div>
        {t(words[fate])} {loses && t(losses[loses])}
      </div>
    );
  const because = takeDown === true ? '' : say(takeDown.why, { channel: item.channelName });
  return <div>{t('history.withdraw.impossible', { because })}</div>;
}
