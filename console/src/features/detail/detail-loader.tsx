// One draft or one package opened by its id, then laid out in the frame it is given.
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallRefusal, loadFailureOf } from '../../lib/call-refusal.ts';
import { useAccounts, useCatalogue, useDetail } from './api.ts';
import { DetailDesk, type DetailDeskProps } from './detail-desk.tsx';
import './detail.css';
import type { Subject } from './shown-detail.ts';
import type { DetailSlots } from './slots.ts';

export type DetailLoaderProps = DetailSlots &
  Pick<DetailDeskProps, 'Frame' | 'isOnlyRead'> & { readonly kind: Subject['kind']; readonly id: string };

export function DetailLoader({ kind, id, ...desk }: DetailLoaderProps) {
  const { t } = useTranslation();
  const detail = useDetail(kind, id);
  const catalogue = useCatalogue();
  const accounts = useAccounts();
  const asked = [detail, catalogue, accounts];
  if (detail.data && catalogue.data && accounts.data)
    return <DetailDesk detail={detail.data} catalogue={catalogue.data} accounts={accounts.data} {...desk} />;
  const failed = asked.filter(({ isError }) => isError);
  const failure = loadFailureOf(failed[0]?.error);
  if (failure === null) return <Skeleton active paragraph={{ rows: 12 }} />;
  // Gone, or another department's: asking again is no way out.
  const isNotThere = detail.error instanceof CallRefusal && detail.error.code === 'not-found';
  const again = (
    <Button onClick={() => failed.map(({ refetch }) => void refetch())}>{t('list.retry')}</Button>
  );
  return (
    <Alert
      type="error"
      showIcon
      title={failure}
      action={isNotThere ? <Link to="/">{t('app.notFound.home')}</Link> : again}
    />
  );
}
