// The films of several items that are to go: which channel gets which of each is seen before anything is confirmed, also of those never on the desk.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { mediaTypes } from '@herald/contract/content.ts';
import { useTranslation } from 'react-i18next';
import './batch.css';
import { blocksOf } from './composition.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

export type ItemFilmsProps = {
  readonly items: readonly Item[];
  readonly rules: readonly ChannelRules[];
  readonly renderFilm: Slots['renderFilm'];
};

export function ItemFilms({ items, rules, renderFilm }: ItemFilmsProps) {
  const { t } = useTranslation();
  const films = items.flatMap(({ key, content }) =>
    blocksOf(content, mediaTypes.video)
      .filter(({ url }) => url !== '')
      .map((video) => ({ key: `${key} ${video.url}`, title: content.title.trim(), video })),
  );
  if (films.length === 0) return null;
  return (
    <ul className="cp-item-films" aria-label={t('items.films')}>
      {films.map(({ key, title, video }) => (
        <li key={key}>
          <strong dir="auto">{title || t('list.untitled')}</strong> {renderFilm({ video, rules })}
        </li>
      ))}
    </ul>
  );
}
