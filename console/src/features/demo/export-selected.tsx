// Exports the chosen articles as a workbook; without any it asks for one (R-DEMO-018, R-DEMO-019).
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveFile } from '../../lib/give-file.ts';
import { tell } from '../../lib/notices.ts';
import { workbookOf } from '../../lib/workbook.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useSampleArticles } from './api.ts';
import { ArticleTable } from './article-table.tsx';
import './demo.css';
import { defaultName, sheetHead, sheetName, sheetRows } from './sheet-rows.ts';

export function ExportSelected() {
  const { t } = useTranslation();
  const list = useSampleArticles();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isWorking, setWorking] = useState(false);
  const all = list.data?.items ?? [];
  const write = async () => {
    const rows = all.filter(({ id }) => chosen.includes(id));
    if (rows.length === 0) return tell('warning', t('demo.excel.chooseOne'));
    setWorking(true);
    try {
      const book = await workbookOf([sheetHead, ...sheetRows(rows)], { sheet: sheetName, isFitted: true });
      giveFile(`${name.trim() || defaultName}.xlsx`, book);
      setChosen([]);
    } finally {
      setWorking(false);
    }
  };
  return (
    <PageFrame
      heading={t('menu.demo.selectExcel')}
      tools={
        <>
          <Input
            aria-label={t('demo.excel.fileName')}
            value={name}
            placeholder={t('demo.excel.namePlaceholder')}
            className="dm-name"
            onChange={({ target }) => setName(target.value)}
          />
          <Checkbox
            checked={all.length > 0 && chosen.length === all.length}
            indeterminate={chosen.length > 0 && chosen.length < all.length}
            onChange={({ target }) => setChosen(target.checked ? all.map(({ id }) => id) : [])}
          >
            {t('demo.sheet.all')}
          </Checkbox>
          <Button type="primary" loading={isWorking} onClick={() => void write()}>
            {t('demo.excel.exportSelected')}
          </Button>
        </>
      }
    >
      <ArticleTable choice={{ chosen, onChoose: setChosen }} />
    </PageFrame>
  );
}
