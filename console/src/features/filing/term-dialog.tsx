// The name of a category, special topic or class: of a new one, or another one for it.
import type { FilingTerm } from '@herald/contract/filing.ts';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededHint } from '../../lib/use-seeded-hint.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { useTermDeeds, type Shelf } from './api.ts';

export type TermDialogProps = {
  readonly shelf: Shelf;
  readonly term: FilingTerm | null;
  readonly onClose: () => void;
};

export function TermDialog({ shelf, term, onClose }: TermDialogProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const hintOf = useSeededHint();
  const { create, rename } = useTermDeeds(shelf);
  const save = async (name: string) => {
    await (term ? rename.mutateAsync({ id: term.id, name }) : create.mutateAsync(name));
    tell('success', t(term ? 'filing.renamed' : 'filing.made', { name }));
    onClose();
  };
  const keeps = term && term.uses > 0 && t('filing.keeps', { number: term.uses, name: seeded(term.name) });
  return (
    <NameDialog
      title={term ? t('filing.renameTitle', { name: seeded(term.name) }) : t('filing.new')}
      okText={t('list.confirm')}
      cancelText={t('list.cancel')}
      label={t('filing.name')}
      missing={t('filing.nameMissing')}
      name={term?.name ?? ''}
      extra={[hintOf(term?.name), keeps].filter((text) => text).join(' ') || undefined}
      isSaving={create.isPending || rename.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
