// Takes lines off the list after a question, one after the other: what waits is withdrawn, and each that stays is named with its reason.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { deleteSchedule, useRefreshSchedules, type Row } from './api.ts';
import { useScheduleTitle } from './use-schedule-title.ts';

export type DeleteButtonProps = {
  readonly rows: readonly Row[];
  readonly question: string;
  readonly children: ReactNode;
};

export function DeleteButton({ rows, question, children }: DeleteButtonProps) {
  const { t } = useTranslation();
  const titleOf = useScheduleTitle();
  const refresh = useRefreshSchedules();
  const remove = async () => {
    let gone = 0;
    for (const row of rows)
      await deleteSchedule(row.id).then(
        () => (gone += 1),
        (error: unknown) =>
          tell('error', t('list.notDeleted', { title: titleOf(row), why: sentenceOf(error) ?? '' })),
      );
    await refresh();
    if (gone > 0) tell('success', t('list.deletedSome', { number: gone }));
  };
  return (
    <AskingButton
      size="small"
      danger
      question={question}
      yes={t('list.delete')}
      no={t('list.cancel')}
      onYes={remove}
    >
      {children}
    </AskingButton>
  );
}
