// What can be done with several packages at once: sent, filed elsewhere, deleted or restored; and exported, chosen or not.
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import type { RenderSeveral } from '../../lib/detail-door.ts';
import { useSigns } from '../../lib/permissions.ts';
import type { Trash } from '../../lib/use-trash.ts';
import { TrashButton } from '../../ui/trash-button.tsx';
import type { ContentRow } from './api.ts';
import { MoveButton } from './move-button.tsx';
import { useContentTitle } from './use-package-columns.ts';

export type ContentBulkProps = {
  readonly rows: readonly ContentRow[];
  readonly choice: Choice;
  readonly isDeleted: boolean;
  readonly trash: Trash;
  /** Columns and export. */
  readonly aside: ReactNode;
  readonly renderSeveral: RenderSeveral;
  readonly refresh: () => Promise<unknown>;
};

export function ContentBulk(props: ContentBulkProps) {
  const { rows, choice, isDeleted, trash, aside, renderSeveral, refresh } = props;
  const { t } = useTranslation();
  const { canEdit, canPublish, canScheduleFromDetail, accountsShown } = useSigns();
  const titleOf = useContentTitle();
  const [isSending, setSending] = useState(false);
  const chosen = rows.filter(({ pkGUID }) => choice.chosen.includes(pkGUID));
  const ids = chosen.map(({ pkGUID }) => pkGUID);
  const named = chosen.map((row) => ({ id: row.pkGUID, title: titleOf(row), revision: row.revision }));
  const canSend = accountsShown && (canPublish || canScheduleFromDetail) && !isDeleted;
  const close = () => {
    setSending(false);
    void refresh();
  };
  return (
    <>
      <ChoiceBar
        {...(canEdit || canPublish || canScheduleFromDetail
          ? { shown: rows.map(({ pkGUID }) => pkGUID), choice }
          : {})}
        aside={aside}
      >
        {canSend && (
          <Button size="small" onClick={() => setSending(true)}>
            {t('content.send')}
          </Button>
        )}
        {canEdit && !isDeleted && <MoveButton pkGUIDs={ids} onMoved={refresh} />}
        {canEdit && <TrashButton isDeleted={isDeleted} {...trash.ofChosen(named)} />}
      </ChoiceBar>
      {isSending && renderSeveral({ items: named, onClose: close })}
    </>
  );
}
