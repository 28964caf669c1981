// One content item: its place and title, how it is saved, what is wrong with it; it is opened, moved and taken off here.
import { DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ItemRow as Shown } from '../../lib/items-slot.ts';
import type { RowDrag } from './use-row-drag.ts';

export type ItemRowProps = {
  readonly row: Shown;
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly drag: RowDrag;
  readonly onOpen: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

export function ItemRow({ row, place, count, isActive, drag, onOpen, onMove, onRemove }: ItemRowProps) {
  const { t } = useTranslation();
  const title = row.title || t('list.untitled');
  const standings: Record<Shown['standing'], string> = {
    new: t('items.standing.new'),
    unsaved: t('items.standing.unsaved'),
    saved: t('items.standing.saved'),
    scheduled: t('items.standing.scheduled'),
  };
  const over = drag.over === row.key ? ' it-over' : '';
  return (
    <li
      className={`it-row${isActive ? ' it-active' : ''}${over}`}
      data-key={row.key}
      {...drag.of(row.key, place)}
    >
      {count > 1 && <HolderOutlined aria-hidden className="it-grip" />}
      <div className="it-words">
        <button
          type="button"
          className="it-open"
          aria-label={t('items.open', { place: place + 1, title })}
          {...(isActive ? { 'aria-current': true } : {})}
          onClick={onOpen}
        >
          <span className="it-title" dir="auto" title={title}>
            {place + 1}. {title}
          </span>
        </button>
        <span className="it-standing">
          {standings[row.standing]}
          {row.problemCount > 0 && (
            <span className="it-problems">{t('items.problems', { number: row.problemCount })}</span>
          )}
        </span>
      </div>
      {count > 1 && (
        <span className="it-steps">
          <Button
            size="small"
            type="text"
            disabled={place === 0}
            aria-label={t('items.up', { title })}
            onClick={() => onMove(place - 1)}
          >
            ↑
          </Button>
          <Button
            size="small"
            type="text"
            disabled={place === count - 1}
            aria-label={t('items.down', { title })}
            onClick={() => onMove(place + 1)}
          >
            ↓
          </Button>
        </span>
      )}
      <Button
        size="small"
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('items.remove', { title })}
        onClick={onRemove}
      />
    </li>
  );
}
