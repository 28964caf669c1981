// The audit log: who changed what, when and from where; found by days, people, deeds and words, and checked for what was tampered with.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { later } from '../../ui/later.tsx';
import { useAuditLog } from './api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { whatOf } from './deed-words.ts';
import { ExportLog } from './export-log.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import './audit.css';

const EntryDrawer = later(() => import('./entry-drawer.tsx').then((room) => ({ default: room.EntryDrawer })));
const CheckDialog = later(() => import('./check-dialog.tsx').then((room) => ({ default: room.CheckDialog })));

export function AuditPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const { read, filter, show, searchWith } = address;
  const [isChecking, setChecking] = useState(false);
  const wanted = {
    from: dayOf(read('from')),
    until: dayOf(read('until')),
    who: read('who'),
    what: whatOf(read('what')),
    subject: read('subject'),
  };
  const listProps = useListProps(address, useAuditLog(address, wanted));
  const columns = useAuditColumns((seq) => searchWith({ entry: String(seq) }));
  const isNarrowed = Object.values(wanted).some((one) => one !== '');
  const shown = Number(read('entry'));
  return (
    <PageFrame
      heading={t('audit.title')}
      action={
        <Flex wrap gap={8}>
          <ExportLog wanted={wanted} isEmpty={listProps.total === 0} />
          <Button onClick={() => setChecking(true)}>{t('audit.check')}</Button>
        </Flex>
      }
      tools={<AuditFilters wanted={wanted} onFilter={filter} />}
    >
      <ListTable
        label={t('audit.title')}
        columns={columns}
        rowKey="seq"
        {...listProps}
        empty={
          isNarrowed
            ? nothingMatches(t('audit.nothingFound'), address, Object.keys(wanted))
            : { text: t('audit.empty') }
        }
      />
      {Number.isSafeInteger(shown) && shown > 0 && (
        <EntryDrawer
          key={shown}
          seq={shown}
          known={listProps.rows?.find(({ seq }) => seq === shown)}
          onClose={() => show({ entry: '' })}
        />
      )}
      {isChecking && <CheckDialog onClose={() => setChecking(false)} />}
    </PageFrame>
  );
}

/** An address may say anything. */
function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
