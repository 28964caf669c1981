// Tabs that keep what was opened in them: each loads once, and the address says which is open (R-DEMO-035 to R-DEMO-037).
import { demoTypes } from '@herald/contract/demo.ts';
import { Alert, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import './demo.css';
import { typeWords } from './status-tag.tsx';
import { TabTable } from './tab-table.tsx';

export function TabPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [mounted, setMounted] = useState(0);
  const open = demoTypes.find((type) => type === search.get('tab')) ?? demoTypes[0];
  const items = demoTypes.map((type) => ({
    key: type,
    label: t(typeWords[type]),
    children: <TabTable type={type} onMounted={() => setMounted((number) => number + 1)} />,
  }));
  return (
    <PageFrame heading={t('menu.demo.tab')}>
      <p>
        <StateTag colour="default" text={t('demo.tabs.mounted', { number: mounted })} />
      </p>
      <Alert type="success" title={t('demo.tabs.kept')} className="dm-note" />
      <Tabs type="card" activeKey={open} items={items} onChange={(tab) => setSearch({ tab })} />
    </PageFrame>
  );
}
