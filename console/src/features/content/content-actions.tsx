// What can be done with a package in a list: write on, see its history, publish again what failed, delete it.
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { copyAddress } from '../../lib/copy-address.ts';
import { historyAddress } from '../../lib/history-address.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import type { Trash } from '../../lib/use-trash.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { TrashButton } from '../../ui/trash-button.tsx';
import type { ContentRow } from './api.ts';
import { useRestart } from './use-content.ts';

const compose = (row: ContentRow) =>
  `/api/content/publish/pubContent?${new URLSearchParams({ pkGUID: row.pkGUID }).toString()}`;

export type ContentActionsProps = {
  readonly row: ContentRow;
  readonly title: string;
  readonly isDeleted: boolean;
  readonly trash: Trash;
};

export function ContentActions({ row, title, isDeleted, trash }: ContentActionsProps) {
  const { t } = useTranslation();
  const { canEdit, canPublish } = useSigns();
  const restart = useRestart();
  const sendAgain = useSendAgain();
  const publishAgain = async () => {
    let number = 0;
    const isSent = await sendAgain(async (confirmed) => {
      const { publications } = await restart.mutateAsync({ pkGUID: row.pkGUID, ...confirmed });
      number = publications.length;
    });
    if (!isSent) return;
    if (number === 0) tell('info', t('content.restart.nothing'));
    else tell('success', t('content.restart.queued', { number }));
  };
  return (
    <Flex gap={12} align="center" wrap style={{ maxWidth: 320 }}>
      {canEdit && !isDeleted && <Link to={compose(row)}>{t('list.edit')}</Link>}
      {canEdit && !isDeleted && (
        <Link to={copyAddress({ of: 'package', id: row.pkGUID })}>{t('list.duplicate')}</Link>
      )}
      <Link to={historyAddress(row)}>{t('content.history')}</Link>
      {canPublish && !isDeleted && row.standing !== null && row.standing.retryable > 0 && (
        <AskingButton
          size="small"
          question={t('content.restart.question', { title })}
          yes={t('content.restart.door')}
          no={t('list.cancel')}
          onYes={publishAgain}
        >
          {t('content.restart.door')}
        </AskingButton>
      )}
      {canEdit && <TrashButton isDeleted={isDeleted} {...trash.ofOne({ id: row.pkGUID, title })} />}
    </Flex>
  );
}
