// What can be done with one: put it before or behind its neighbour, rename it, delete it, told how much keeps its name.
import type { FilingTerm } from '@herald/contract/filing.ts';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { PlaceButtons } from '../../ui/place-buttons.tsx';
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
  const name = useSeededNames()(term.name);
  const { uses, fixed } = term;
  const drop = async () => {
    await remove.mutateAsync(term);
    tell('success', t('filing.deleted', { name }));
  };
  return (
    <Flex wrap gap={8}>
      <PlaceButtons
        id={term.id}
        ids={terms.map((one) => one.id)}
        labels={{ up: t('filing.upWhich', { name }), down: t('filing.downWhich', { name }) }}
        isMoving={order.isPending}
        onOrder={(ids) => order.mutateAsync(ids)}
      />
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
