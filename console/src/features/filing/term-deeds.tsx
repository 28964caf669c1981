// What can be done with one: put it before or behind its neighbour, rename it, delete it, told how much keeps its name.
import type { FilingTerm } from '@herald/contract/filing.ts';
import { Button, Flex } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useTermDeeds, type Shelf } from './api.ts';

export type TermDeedsProps = {
  readonly shelf: Shelf;
  readonly term: FilingTerm;
  readonly terms: readonly FilingTerm[];
  readonly onRename: (term: FilingTerm) => void;
};

export function TermDeeds({ shelf, term, terms, onRename }: TermDeedsProps) {
  const { t } = useTranslation();
  const { order, remove } = useTermDeeds(shelf);
  const { name, uses, fixed } = term;
  const ids = terms.map((one) => one.id);
  const place = ids.indexOf(term.id);
  const last = ids.length - 1;
  const id = useId();
  const moved = useRef<'up' | 'down' | null>(null);
  // The row has gone elsewhere, and what had the focus has lost it on the way.
  useEffect(() => {
    const way = moved.current;
    moved.current = null;
    if (way === null) return;
    const atEnd = place === (way === 'up' ? 0 : last);
    const door = atEnd === (way === 'up') ? 'down' : 'up';
    document.getElementById(`${id}-${door}`)?.focus();
  }, [id, place, last]);
  const move = async (way: 'up' | 'down') => {
    if (order.isPending) return;
    const others = ids.filter((one) => one !== term.id);
    const to = way === 'up' ? place - 1 : place + 1;
    moved.current = way;
    await order.mutateAsync([...others.slice(0, to), term.id, ...others.slice(to)]).catch(() => {
      moved.current = null;
    });
  };
  const drop = async () => {
    await remove.mutateAsync(term);
    tell('success', t('filing.deleted', { name }));
  };
  return (
    <Flex wrap gap={8}>
      {(['up', 'down'] as const).map((way) => (
        <Button
          key={way}
          id={`${id}-${way}`}
          size="small"
          disabled={place === (way === 'up' ? 0 : last)}
          aria-label={t(way === 'up' ? 'filing.upWhich' : 'filing.downWhich', { name })}
          onClick={() => void move(way)}
        >
          {way === 'up' ? '↑' : '↓'}
        </Button>
      ))}
      {!fixed && (
        <>
          <Button size="small" onClick={() => onRename(term)}>
            {t('filing.rename')}
          </Button>
          <AskingButton
            size="small"
            danger
            question={
              uses > 0 ? t('filing.usedQuestion', { name, number: uses }) : t('filing.question', { name })
            }
            yes={t('list.delete')}
            no={t('list.cancel')}
            onYes={drop}
          >
            {t('list.delete')}
          </AskingButton>
        </>
      )}
    </Flex>
  );
}
