// Leads to the page that prints itself, in a tab of its own (R-DEMO-054, R-DEMO-055).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import './demo.css';

export function PdfPage() {
  const { t } = useTranslation();
  return (
    <PageFrame heading={t('menu.demo.pdf')}>
      <p>{t('demo.pdf.hint')}</p>
      <Button type="primary" href="/pdf/download" target="_blank" rel="noopener">
        {t('demo.pdf.open')}
      </Button>
    </PageFrame>
  );
}
