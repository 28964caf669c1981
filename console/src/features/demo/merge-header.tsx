// Exports the articles under a head of two rows, merged as on the screen (R-DEMO-006 to R-DEMO-009).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveFile } from '../../lib/give-file.ts';
import { workbookOf, type Merge } from '../../lib/workbook.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useSampleArticles } from './api.ts';
import { ArticleTable } from './article-table.tsx';
import './demo.css';
import { defaultName, sheetName, sheetRows } from './sheet-rows.ts';

const heads = [
  ['Id', 'Main Information', '', '', 'Date'],
  ['', 'Title', 'Author', 'Readings', ''],
];
/** A1:A2, B1:D1, E1:E2. */
const merges: readonly Merge[] = [
  { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
  { startRow: 0, startCol: 1, endRow: 0, endCol: 3 },
  { startRow: 0, startCol: 4, endRow: 1, endCol: 4 },
];

export function MergeHeader() {
  const { t } = useTranslation();
  const list = useSampleArticles();
  const [isWorking, setWorking] = useState(false);
  const write = async () => {
    setWorking(true);
    try {
      const table = [...heads, ...sheetRows(list.data?.items ?? [])];
      giveFile(`${defaultName}.xlsx`, await workbookOf(table, { sheet: sheetName, merges, isFitted: true }));
    } finally {
      setWorking(false);
    }
  };
  return (
    <PageFrame
      heading={t('menu.demo.mergeHeader')}
      action={
        <Button type="primary" disabled={!list.data} loading={isWorking} onClick={() => void write()}>
          {t('demo.export')}
        </Button>
      }
    >
      <ArticleTable isGrouped />
    </PageFrame>
  );
}
