// Several packages to the same accounts, now or at one time: one after the other, and each that is refused is named with its reason.
import { problem } from '@herald/contract/problems.ts';
import { Alert, Button, Flex, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RenderSeveral } from '../../lib/detail-door.ts';
import { tell } from '../../lib/notices.ts';
import { useSigns } from '../../lib/permissions.ts';
import { sayProblem } from '../../lib/say.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useAccounts, useCatalogue } from './api.ts';
import './detail.css';
import { ScheduleFields } from './schedule-fields.tsx';
import type { DetailSlots } from './slots.ts';
import { rulesOf } from './use-direct-publish.ts';
import { useSeveral } from './use-several.ts';

export type SeveralDialogProps = Pick<DetailSlots, 'renderAccounts'> & Parameters<RenderSeveral>[0];

export function SeveralDialog({ items, onClose, renderAccounts }: SeveralDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { canPublish, canScheduleFromDetail } = useSigns();
  const accounts = useAccounts().data;
  const catalogue = useCatalogue().data;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const to = chosen.flatMap((id) => accounts?.find((account) => account.id === id) ?? []);
  const several = useSeveral(items, { chosen: to, rules: rulesOf(to, catalogue ?? []) }, onClose);
  const isNowhere = to.length === 0;
  const tellNowhere = () => tell('error', sayProblem(problem('channel-missing', 'accounts')));
  const isReady = accounts !== undefined && catalogue !== undefined;
  return (
    <Modal
      open
      title={t('detail.several.title', { number: several.left.length })}
      afterOpenChange={leadFocusIn}
      // What is refused is said here: nobody leaves before all of it has been.
      closable={!several.isWorking}
      keyboard={!several.isWorking}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button disabled={several.isWorking} onClick={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      {!isReady && <Skeleton active />}
      {isReady && (
        <div className="dt-main">
          {renderAccounts({ accounts, catalogue, chosen, category: '', onChange: setChosen })}
        </div>
      )}
      <ul className="dt-several">
        {several.left.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div className="dt-notices" aria-live="polite">
        {several.refused.map(({ id, title, why }) => (
          <Alert key={id} type="error" showIcon title={t('detail.several.refused', { title, why })} />
        ))}
      </div>
      {several.left.length > 0 && (
        <Flex gap={8} wrap align="center">
          {canScheduleFromDetail && several.time !== null && (
            <ScheduleFields time={several.time} onChange={several.setTime} onClose={several.closeTime} />
          )}
          {canScheduleFromDetail && (
            <Button
              loading={several.isWorking}
              onClick={() => (several.time !== null && isNowhere ? tellNowhere() : void several.schedule())}
            >
              {t('compose.schedule')}
            </Button>
          )}
          {canPublish && isNowhere && (
            <Button type="primary" onClick={tellNowhere}>
              {t('detail.publish')}
            </Button>
          )}
          {canPublish && !isNowhere && (
            <AskingButton
              type="primary"
              disabled={several.isWorking}
              question={t('detail.several.question', { number: several.left.length, count: chosen.length })}
              yes={t('compose.publishNow')}
              no={t('list.cancel')}
              onYes={several.publish}
            >
              {t('detail.publish')}
            </AskingButton>
          )}
        </Flex>
      )}
    </Modal>
  );
}
