// The content items of the composer in their order: one is on the desk, the others are a click away, and more are added here.
import { App, Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddMenu, type Source } from './add-menu.tsx';
import { ItemRow, type Row } from './item-row.tsx';
import './items.css';
import { useRowDrag } from './use-row-drag.ts';
import { useRowGestures } from './use-row-gestures.ts';

export type ItemListProps = {
  readonly rows: readonly Row[];
  readonly active: string;
  /** What is sent of all of them at once; null where nothing is. */
  readonly together: {
    readonly isOneMessage: boolean;
    readonly obstacle: string | null;
    readonly isLocked: boolean;
    readonly onPublish: () => void;
  } | null;
  readonly onOpen: (key: string) => void;
  readonly onMove: (key: string, to: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onNew: () => void;
  readonly onAddSaved: (kind: Source, ids: readonly string[]) => void;
  /** The dialog that chooses among what is saved. */
  readonly renderPicker: (asked: {
    readonly kind: Source;
    readonly onCancel: () => void;
    readonly onConfirm: (ids: readonly string[]) => void;
  }) => ReactNode;
};

export function ItemList({ rows, active, together, renderPicker, onAddSaved, ...deeds }: ItemListProps) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const [picking, setPicking] = useState<Source | null>(null);
  const [told, setTold] = useState('');
  const { list, move } = useMoving(rows, deeds.onMove, setTold);
  const drag = useRowDrag(rows, move);
  useRowGestures(list, {
    onOpen: deeds.onOpen,
    onStep: (key, by) => move(key, rows.findIndex((row) => row.key === key) + by),
  });
  const remove = ({ key, title, standing }: Row) =>
    void modal.confirm({
      title: t('items.removeQuestion'),
      content: t(standing === 'unsaved' ? 'items.removeUnsaved' : 'items.removeSaved', {
        title: title || t('list.untitled'),
      }),
      okText: t('items.removeYes'),
      okButtonProps: { danger: true },
      cancelText: t('list.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => deeds.onRemove(key),
    });
  return (
    <section className="it-list" aria-label={t('items.title')}>
      <div className="it-head">
        <h2>{t('items.title')}</h2>
        <AddMenu onNew={deeds.onNew} onPick={setPicking} />
      </div>
      <ol ref={list}>
        {rows.map((row, place) => (
          <ItemRow
            key={row.key}
            {...{ row, place, drag }}
            count={rows.length}
            isActive={row.key === active}
            onOpen={() => deeds.onOpen(row.key)}
            onMove={(to) => move(row.key, to)}
            onRemove={() => remove(row)}
          />
        ))}
      </ol>
      {rows.length > 1 && <p className="it-hint">{t('items.hint')}</p>}
      {together && (
        <>
          <Button
            type="primary"
            block
            className="it-together"
            disabled={together.obstacle !== null || together.isLocked}
            onClick={together.onPublish}
          >
            {t(together.isOneMessage ? 'items.publishMessage' : 'items.publishAll', { count: rows.length })}
          </Button>
          {together.obstacle !== null && <p className="it-hint">{together.obstacle}</p>}
        </>
      )}
      <output className="it-unseen">{told}</output>
      {picking &&
        renderPicker({
          kind: picking,
          onCancel: () => setPicking(null),
          onConfirm: (ids) => {
            setPicking(null);
            onAddSaved(picking, ids);
          },
        })}
    </section>
  );
}

/** A row that moves keeps the keys with it, and its new place is said. */
function useMoving(rows: readonly Row[], onMove: ItemListProps['onMove'], tell: (words: string) => void) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly key: string } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['key'] === moved.key,
    );
    row?.querySelector<HTMLElement>('.it-open')?.focus();
  }, [moved]);
  const move = (key: string, to: number) => {
    const row = rows.find((one) => one.key === key);
    if (!row || to < 0 || to >= rows.length) return;
    onMove(key, to);
    setMoved({ key });
    tell(t('items.moved', { title: row.title || t('list.untitled'), place: to + 1, count: rows.length }));
  };
  return { list, move };
}
