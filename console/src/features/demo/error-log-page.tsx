// Two components that break on purpose, each by itself: what the error log shows of them (R-DEMO-064).
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ReadsOfNothing } from './reads-of-nothing.tsx';
import { NamesNothing } from './names-nothing.tsx';
import './demo.css';
import { Fenced } from './fenced.tsx';

export function ErrorLogPage() {
  const { t } = useTranslation();
  return (
    <PageFrame heading={t('menu.demo.errorLog')}>
      <p>{t('demo.errors.tip')}</p>
      <Fenced instead={<Alert type="error" showIcon title={t('demo.errors.first')} className="dm-note" />}>
        <ReadsOfNothing />
      </Fenced>
      <Fenced instead={<Alert type="error" showIcon title={t('demo.errors.second')} className="dm-note" />}>
        <NamesNothing />
      </Fenced>
    </PageFrame>
  );
}
