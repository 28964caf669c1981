// Reads a spreadsheet in the browser and shows it: dropped or chosen, one at a time, of a type and size we take; it is sent nowhere (R-DEMO-020 to R-DEMO-026).
import { sheetLimitBytes } from '@herald/contract/demo.ts';
import { Button, Table } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import './demo.css';
import { isSheetName, readSheet, type Sheet } from './read-sheet.ts';

export function UploadExcel() {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isReading, setReading] = useState(false);
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return tell('error', t('demo.upload.oneOnly'));
    if (!isSheetName(file.name)) return tell('error', t('demo.upload.wrongType'));
    if (file.size >= sheetLimitBytes) return tell('warning', t('demo.upload.tooLarge'));
    setReading(true);
    try {
      setSheet(await readSheet(new Uint8Array(await file.arrayBuffer())));
    } catch {
      tell('error', t('demo.upload.unreadable'));
    } finally {
      setReading(false);
    }
  };
  const isOver = useDroppedFiles(place, (files) => void take(files));
  return (
    <PageFrame heading={t('menu.demo.uploadExcel')}>
      <section
        aria-label={t('demo.upload.place')}
        className={isOver ? 'dm-drop-place dm-drop-over' : 'dm-drop-place'}
        ref={place}
      >
        <span>{t('demo.upload.drop')}</span>
        <Button type="primary" loading={isReading} onClick={() => chooser.current?.click()}>
          {t('demo.upload.browse')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('demo.upload.browse')}
          accept=".xlsx,.xls,.csv"
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </section>
      {sheet && <SheetTable sheet={sheet} />}
    </PageFrame>
  );
}

function SheetTable({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('demo.upload.sheet')} className="dm-scroll">
      <Table
        bordered
        size="small"
        rowKey="row"
        columns={sheet.columns.map((title, at) => ({
          title,
          dataIndex: String(at),
          key: String(at),
          // So that whoever has no mouse gets to see the last of them.
          onHeaderCell: () => ({ tabIndex: 0 }),
        }))}
        dataSource={sheet.rows.map((cells, row) => ({ row, ...Object.fromEntries(cells.entries()) }))}
        pagination={{ defaultPageSize: 50, hideOnSinglePage: true }}
      />
    </section>
  );
}
