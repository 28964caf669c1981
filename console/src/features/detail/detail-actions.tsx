// Edit, schedule publish and direct publish, each only for who holds its permission code (C-21, C-22).
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problem } from '@herald/contract/problems.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { say, sayProblem } from '../../lib/say.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { ClosedButton } from '../../ui/closed-button.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import type { Detail } from './shown-detail.ts';
import type { DetailSlots } from './slots.ts';
import { useDirectPublish, type Attempt, type Mind } from './use-direct-publish.ts';
import { usePlanning } from './use-planning.ts';

export type DetailActionsProps = Pick<DetailSlots, 'renderVersions'> & {
  readonly detail: Detail;
  readonly accountIds: readonly string[];
  readonly attempt: Attempt;
  readonly mind: Mind;
};

const editOf = ({ kind, id }: Detail['subject']) =>
  `/api/content/publish/pubContent?${kind === 'draft' ? 'id' : 'pkGUID'}=${encodeURIComponent(id)}`;

export function DetailActions({ detail, accountIds, renderVersions, ...how }: DetailActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { canEdit, canScheduleFromDetail, canPublish, accountsShown } = useSigns();
  const planning = usePlanning(detail.subject, accountIds, how);
  const publishing = useDirectPublish(detail.subject, accountIds, how);
  const { kind, id } = detail.subject;
  const isNowhere = accountIds.length === 0;
  const tellNowhere = () => tell('error', sayProblem(problem('channel-missing', 'accounts')));
  return (
    <Flex gap={8} wrap align="center">
      {canEdit && detail.content.oldFormat === true && (
        <ClosedButton name={t('list.edit')} why={say('old-format')} />
      )}
      {canEdit && detail.content.oldFormat !== true && (
        <>
          <Button onClick={() => void navigate(editOf(detail.subject))}>{t('list.edit')}</Button>
          <Button onClick={() => void navigate(copyAddress({ of: kind, id }))}>{t('list.duplicate')}</Button>
        </>
      )}
      {detail.subject.kind === 'package' &&
        renderVersions({
          id: detail.subject.id,
          mayRestore: canEdit && detail.content.oldFormat !== true,
        })}
      {canScheduleFromDetail && planning.time !== null && (
        <ScheduleFields time={planning.time} onChange={planning.setTime} onClose={planning.close} />
      )}
      {canScheduleFromDetail && (
        <Button
          loading={planning.isWorking}
          onClick={() => (planning.time !== null && isNowhere ? tellNowhere() : void planning.press())}
        >
          {t('compose.schedule')}
        </Button>
      )}
      {canPublish && accountsShown && isNowhere && (
        <Button type="primary" onClick={tellNowhere}>
          {t('detail.publish')}
        </Button>
      )}
      {canPublish && accountsShown && !isNowhere && (
        <AskingButton
          type="primary"
          disabled={publishing.isLocked}
          question={t('detail.publishQuestion', { count: accountIds.length })}
          yes={t('compose.publishNow')}
          no={t('list.cancel')}
          onYes={publishing.send}
        >
          {t('detail.publish')}
        </AskingButton>
      )}
    </Flex>
  );
}
