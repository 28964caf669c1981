// One content item: its place and title, how it is saved, what is wrong with it; it is opened, moved and taken off here.
import { DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDrag } from './use-row-drag.ts';

export type Row = {
  readonly key: string;
  readonly title: string;
  readonly standing: 'new' | 'unsaved' | 'saved' | 'scheduled';
  readonly problemCount: number;
};

export type ItemRowProps = {
  readonly row: Row;
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly drag: RowDrag;
  readonly onOpen: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function ItemRow({ row, place, count, isActive, drag, onOpen, onMove, onRemove }: ItemRowProps) {
  const { t } = useTranslation();
  const title = row.title || t('list.untitled');
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  // Two quick clicks on an arrow are two steps.
  const openTwice = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) onOpen();
  };
  const over = drag.over === row.key ? ' it-over' : '';
  return (
    <li
      className={`it-row${isActive ? ' it-active' : ''}${over}`}
      data-key={row.key}
      onDoubleClick={openTwice}
      onKeyDown={press}
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
          {t(`items.standing.${row.standing}`)}
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
