// The demonstration as its administrator sees it: what it brought, what of it stays and why, and the way to take it away.
import type { Demonstration } from '@herald/contract/demonstration.ts';
import { Alert, Button, Card, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useDemonstration } from './api.ts';
import { EndDialog } from './end-dialog.tsx';
import { GoingList, StayingList } from './brought-lists.tsx';

export function DemonstrationPage() {
  const { t } = useTranslation();
  const demonstration = useDemonstration();
  const [isAsking, setAsking] = useState(false);
  const failure = sentenceOf(demonstration.error);
  const known = demonstration.data;
  const isThere = known !== undefined && hasSomething(known);
  return (
    <PageFrame
      heading={t('demonstration.title')}
      action={
        isThere && (
          <Button danger disabled={known.isOwn} onClick={() => setAsking(true)}>
            {t('demonstration.remove')}
          </Button>
        )
      }
    >
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure}
          action={<Button onClick={() => void demonstration.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {demonstration.isPending && <Skeleton active />}
      {known && (
        <Flex vertical gap={16}>
          {known.endedAt !== null && (
            <Alert
              type="success"
              showIcon
              title={t('demonstration.ended', { at: wallClock(known.endedAt) })}
            />
          )}
          {!isThere && known.endedAt === null && (
            <Alert type="info" showIcon title={t('demonstration.nothing')} />
          )}
          {isThere && known.isOwn && <Alert type="warning" showIcon title={t('demonstration.own')} />}
          {isThere && (
            <Card size="small" title={<h2 style={{ fontSize: 16, margin: 0 }}>{t('demonstration.goes')}</h2>}>
              <GoingList known={known} />
            </Card>
          )}
          <Card size="small" title={<h2 style={{ fontSize: 16, margin: 0 }}>{t('demonstration.stays')}</h2>}>
            <StayingList known={known} />
          </Card>
        </Flex>
      )}
      {isAsking && <EndDialog onClose={() => setAsking(false)} />}
    </PageFrame>
  );
}

/** What an end would take away. */
function hasSomething({ endedAt, people, articles, roles, transactions }: Demonstration): boolean {
  const rows = articles.brought + roles.brought + transactions;
  return people.some(({ stays }) => stays === null) || rows > 0 || (endedAt === null && people.length > 0);
}
