// How each platform stands, and whether what is proven to be absent is sent once more without a person.
import type { PlatformState } from '@herald/contract/brakes.ts';
import { Switch, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useBrakes, usePlatforms } from './api.ts';

export function PlatformTable() {
  const { t } = useTranslation();
  const platforms = usePlatforms();
  const { setResends } = useBrakes();
  const columns: TableColumnsType<PlatformState> = [
    { title: t('brakes.platform'), dataIndex: 'channelName' },
    { title: t('brakes.state'), key: 'state', render: (_, row) => <Standing row={row} /> },
    {
      title: t('brakes.resends'),
      key: 'resends',
      render: (_, row) => (
        <>
          <Switch
            aria-label={`${t('brakes.resends')}: ${row.channelName}`}
            checked={row.resends}
            disabled={!row.mayResend}
            loading={setResends.isPending && setResends.variables.channelid === row.channelid}
            onChange={(resends) => setResends.mutate({ channelid: row.channelid, resends })}
          />
          <div className="aside">{t(row.mayResend ? 'brakes.resendsWhy' : 'brakes.resendsNever')}</div>
        </>
      ),
    },
  ];
  return (
    <PlainTable
      label={t('brakes.platforms')}
      columns={columns}
      rowKey="channelid"
      rows={platforms.data?.items}
    />
  );
}

function Standing({ row }: { row: PlatformState }) {
  const { t } = useTranslation();
  if (row.restsUntil !== null) return t('brakes.rests', { until: wallClockWithZone(row.restsUntil) });
  return row.troubles > 0 ? t('brakes.troubles', { count: row.troubles }) : t('brakes.well');
}
