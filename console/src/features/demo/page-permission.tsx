// A page for administrators: what it holds is theirs alone, and it stays usable when it is looked at as somebody else (R-DEMO-005).
import type { DemoTransaction } from '@herald/contract/demo.ts';
import { Alert, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { holdsRole } from '../../lib/roles.ts';
import { useShownRoles } from '../../lib/shown-roles.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { useTransactions } from './api.ts';
import './demo.css';
import { RoleSwitcher } from './role-switcher.tsx';

export function PagePermission({ own }: { readonly own: readonly string[] }) {
  const { t } = useTranslation();
  const mayRead = holdsRole(['admin'], useShownRoles(own));
  return (
    <PageFrame heading={t('menu.demo.pagePermission')}>
      <RoleSwitcher own={own} />
      {mayRead ? (
        <Transactions />
      ) : (
        <Alert
          type="info"
          showIcon
          title={t('demo.permission.notForEditors')}
          action={<Link to="/permission/directive">{t('menu.demo.directivePermission')}</Link>}
        />
      )}
    </PageFrame>
  );
}

function Transactions() {
  const { t } = useTranslation();
  const list = useTransactions(true);
  const columns: TableColumnsType<DemoTransaction> = [
    { title: t('demo.transactions.order'), dataIndex: 'order_no' },
    { title: t('demo.transactions.who'), dataIndex: 'username' },
    {
      title: t('demo.transactions.price'),
      dataIndex: 'price',
      align: 'end',
      render: (price: number) => `¥${price.toFixed(2)}`,
    },
    {
      title: t('demo.columns.date'),
      dataIndex: 'timestamp',
      render: (timestamp: number) => wallClock(new Date(timestamp).toISOString()),
    },
    {
      title: t('demo.columns.status'),
      dataIndex: 'status',
      render: (status: DemoTransaction['status']) => (
        <StateTag
          colour={status === 'success' ? 'green' : 'gold'}
          text={t(status === 'success' ? 'demo.transactions.success' : 'demo.transactions.pending')}
        />
      ),
    },
  ];
  return (
    <section aria-label={t('demo.transactions.title')}>
      <h2 className="subheading">{t('demo.transactions.title')}</h2>
      <PlainTable
        label={t('demo.transactions.title')}
        rowKey="order_no"
        columns={columns}
        rows={list.data?.items}
      />
    </section>
  );
}
