// Packs the articles as text into an archive of the chosen name (R-DEMO-010 to R-DEMO-012).
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveFile } from '../../lib/give-file.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useSampleArticles } from './api.ts';
import { ArticleTable } from './article-table.tsx';
import './demo.css';
import { sheetHead, sheetRows } from './sheet-rows.ts';
import { commaLines } from './text-table.ts';

const defaultName = 'file';

export function ZipPage() {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const list = useSampleArticles();
  const [name, setName] = useState('');
  const [isWorking, setWorking] = useState(false);
  const pack = async () => {
    setWorking(true);
    const called = name.trim() || defaultName;
    try {
      const { strToU8, zipSync } = await import('fflate');
      const text = commaLines([sheetHead, ...sheetRows(list.data?.items ?? [])]);
      const bytes = zipSync({ [`${called}.txt`]: strToU8(text) });
      giveFile(`${called}.zip`, new Blob([new Uint8Array(bytes)], { type: 'application/zip' }));
    } catch {
      modal.error({ title: t('demo.zip.failed') });
    } finally {
      setWorking(false);
    }
  };
  return (
    <PageFrame
      heading={t('menu.demo.exportZip')}
      tools={
        <>
          <Input
            aria-label={t('demo.excel.fileName')}
            value={name}
            placeholder={t('demo.zip.namePlaceholder')}
            className="dm-name"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="primary" disabled={!list.data} loading={isWorking} onClick={() => void pack()}>
            {t('demo.zip.export')}
          </Button>
        </>
      }
    >
      <ArticleTable />
    </PageFrame>
  );
}
