// Of the chosen rows of a list: deleted after a question, or restored where the list shows what was deleted.
import { trashKeptDays } from '@herald/contract/trash.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AskingButton } from '../ui/asking-button.tsx';
import { type Named, type Trash } from './use-trash.ts';

export type BulkTrashProps = {
  readonly rows: readonly Named[];
  readonly isDeleted: boolean;
  readonly trash: Trash;
};

export function BulkTrash({ rows, isDeleted, trash }: BulkTrashProps) {
  const { t } = useTranslation();
  if (isDeleted)
    return (
      <Button size="small" onClick={() => void trash.restore(rows)}>
        {t('list.restoreSome')}
      </Button>
    );
  return (
    <AskingButton
      size="small"
      danger
      question={t('list.deleteSomeQuestion', { number: rows.length, days: trashKeptDays })}
      yes={t('list.deleteSome')}
      no={t('list.cancel')}
      onYes={() => trash.remove(rows)}
    >
      {t('list.deleteSome')}
    </AskingButton>
  );
}

/** The same of one row. */
export function RowTrash({ row, isDeleted, trash }: Omit<BulkTrashProps, 'rows'> & { readonly row: Named }) {
  const { t } = useTranslation();
  if (isDeleted)
    return (
      <Button size="small" onClick={() => void trash.restore([row])}>
        {t('list.restore')}
      </Button>
    );
  return (
    <AskingButton
      size="small"
      danger
      question={t('list.deleteQuestion', { title: row.title, days: trashKeptDays })}
      yes={t('list.delete')}
      no={t('list.cancel')}
      onYes={() => trash.remove([row])}
    >
      {t('list.delete')}
    </AskingButton>
  );
}
