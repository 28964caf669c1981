// The content items of the composer in their order: one is on the desk, the others are a click away, and more are added here.
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedKind, ItemsSlot, ItemRow as Shown } from '../../lib/items-slot.ts';
import { useAsking } from '../../lib/use-asking.ts';
import { AddMenu } from './add-menu.tsx';
import { ItemRow } from './item-row.tsx';
import './items.css';
import { useRowDrag } from './use-row-drag.ts';
import { useRowGestures } from './use-row-gestures.ts';
import { Unseen } from '../../ui/unseen.tsx';

export type ItemListProps = ItemsSlot & {
  /** The dialog that chooses among what is saved. */
  readonly renderPicker: (asked: {
    readonly kind: AddedKind;
    readonly isAdding: boolean;
    readonly onCancel: () => void;
    readonly onConfirm: (ids: readonly string[]) => void;
  }) => ReactNode;
};

export function ItemList({
  rows,
  active,
  together,
  planned,
  renderPicker,
  onAddSaved,
  ...deeds
}: ItemListProps) {
  const { t } = useTranslation();
  const ask = useAsking();
  const [picking, setPicking] = useState<AddedKind | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [told, setTold] = useState('');
  const { list, move } = useMoving(rows, deeds.onMove, setTold);
  const drag = useRowDrag(rows, move);
  useRowGestures(list, {
    onOpen: deeds.onOpen,
    onStep: (key, by) => move(key, rows.findIndex((row) => row.key === key) + by),
  });
  const remove = async ({ key, title, standing }: Shown) => {
    const isSure = await ask({
      title: t('items.removeQuestion'),
      content: t(standing === 'unsaved' ? 'items.removeUnsaved' : 'items.removeSaved', {
        title: title || t('list.untitled'),
      }),
      yes: t('items.removeYes'),
      isDangerous: true,
    });
    if (isSure) deeds.onRemove(key);
  };
  // The dialog stays until they are here: another desk comes with them, and would take away what was begun meanwhile.
  const add = async (kind: AddedKind, ids: readonly string[]) => {
    setAdding(true);
    await onAddSaved(kind, ids).finally(() => setAdding(false));
    setPicking(null);
  };
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
            onRemove={() => void remove(row)}
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
      {planned && (
        <>
          <Button
            block
            className="it-together"
            disabled={planned.obstacle !== null || planned.isLocked}
            onClick={planned.onPlan}
          >
            {t('items.planAll', { count: planned.count })}
          </Button>
          {planned.obstacle !== null && together === null && <p className="it-hint">{planned.obstacle}</p>}
        </>
      )}
      <Unseen isTold>{told}</Unseen>
      {picking &&
        renderPicker({
          kind: picking,
          isAdding,
          onCancel: () => setPicking(null),
          onConfirm: (ids) => void add(picking, ids),
        })}
    </section>
  );
}

/** A row that moves keeps the keys with it, and its new place is said. */
function useMoving(rows: readonly Shown[], onMove: ItemListProps['onMove'], tell: (words: string) => void) {
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
