// Exports the articles as a workbook, as CSV or as text (R-DEMO-013 to R-DEMO-017).
import { Button, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveFile } from '../../lib/give-file.ts';
import { csvOf } from '../../lib/table-file.ts';
import { workbookOf } from '../../lib/workbook.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useSampleArticles } from './api.ts';
import { ArticleTable } from './article-table.tsx';
import './demo.css';
import { defaultName, sheetHead, sheetName, sheetRows } from './sheet-rows.ts';
import { tabbed } from './text-table.ts';

const bookTypes = ['xlsx', 'csv', 'txt'] as const;
type BookType = (typeof bookTypes)[number];

export function ExportExcel() {
  const { t } = useTranslation();
  const list = useSampleArticles();
  const [name, setName] = useState('');
  const [isFitted, setFitted] = useState(true);
  const [type, setType] = useState<BookType>('xlsx');
  const [isWorking, setWorking] = useState(false);
  const write = async () => {
    setWorking(true);
    const table = [sheetHead, ...sheetRows(list.data?.items ?? [])];
    const writers: Record<BookType, () => Blob | Promise<Blob>> = {
      xlsx: () => workbookOf(table, { sheet: sheetName, isFitted }),
      csv: () => new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }),
      txt: () => tabbed(table),
    };
    try {
      giveFile(`${name.trim() || defaultName}.${type}`, await writers[type]());
    } finally {
      setWorking(false);
    }
  };
  return (
    <PageFrame
      heading={t('menu.demo.exportExcel')}
      tools={
        <>
          <label htmlFor="excel-name">{t('demo.excel.fileName')}</label>
          <Input
            id="excel-name"
            value={name}
            placeholder={t('demo.excel.namePlaceholder')}
            className="dm-name"
            onChange={({ target }) => setName(target.value)}
          />
          <div role="radiogroup" aria-label={t('demo.excel.fitted')} className="dm-inline">
            <span>{t('demo.excel.fitted')}</span>
            <Radio.Group
              value={isFitted}
              options={[
                { value: true, label: 'True' },
                { value: false, label: 'False' },
              ]}
              onChange={({ target }) => setFitted(target.value === true)}
            />
          </div>
          <label htmlFor="excel-type">{t('demo.excel.bookType')}</label>
          <Select
            id="excel-type"
            value={type}
            options={bookTypes.map((value) => ({ value, label: value }))}
            style={{ width: 90 }}
            onChange={setType}
          />
          <Button type="primary" disabled={!list.data} loading={isWorking} onClick={() => void write()}>
            {t('demo.excel.export')}
          </Button>
        </>
      }
    >
      <ArticleTable />
    </PageFrame>
  );
}
