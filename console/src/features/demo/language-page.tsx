// Chooses the language, beside pieces that follow it at once (R-DEMO-052, R-DEMO-053).
import { Language } from '@herald/contract/languages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Card, DatePicker, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { chooseToSpeak, currentLanguage } from '../../lib/i18n.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import './demo.css';

const names = [
  { value: 'zh', label: '简体中文' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'ja', label: '日本語' },
];
const numbers = ['demo.language.one', 'demo.language.two', 'demo.language.three'] as const;
const days = ['2016-05-03', '2016-05-02', '2016-05-04', '2016-05-01'];
/** What the server says in the caller's language. */
const fromServer = [['menu'], ['messages']];

export function LanguagePage() {
  const { t } = useTranslation();
  const memory = useQueryClient();
  const choose = async (wanted: unknown) => {
    await chooseToSpeak(Language.parse(wanted));
    for (const queryKey of fromServer) void memory.invalidateQueries({ queryKey });
  };
  const columns = [
    { title: t('demo.language.name'), dataIndex: 'name' },
    { title: t('demo.language.date'), dataIndex: 'date' },
    { title: t('demo.language.address'), dataIndex: 'address' },
  ];
  return (
    <PageFrame heading={t('menu.demo.i18n')}>
      <Card title={t('demo.language.switch')} className="dm-block">
        <div role="radiogroup" aria-label={t('demo.language.switch')}>
          <Radio.Group
            optionType="button"
            value={currentLanguage()}
            options={names}
            onChange={({ target }) => void choose(target.value)}
          />
        </div>
        <p className="aside">{t('demo.language.note')}</p>
      </Card>
      <div className="dm-halves">
        <div>
          <div className="dm-samples">
            <DatePicker aria-label={t('demo.language.pickDay')} placeholder={t('demo.language.pickDay')} />
            <Select
              aria-label={t('demo.select')}
              placeholder={t('demo.select')}
              options={numbers.map((value) => ({ value, label: t(value) }))}
              style={{ minWidth: 140 }}
            />
          </div>
          <div className="dm-samples">
            <Button>{t('demo.kinds.default')}</Button>
            <Button type="primary">{t('demo.kinds.primary')}</Button>
            <Button color="green" variant="solid" className="dm-success">
              {t('demo.kinds.success')}
            </Button>
            <Button type="dashed">{t('demo.kinds.info')}</Button>
            <Button color="orange" variant="solid" className="dm-warning">
              {t('demo.kinds.warning')}
            </Button>
            <Button type="primary" danger>
              {t('demo.kinds.danger')}
            </Button>
          </div>
        </div>
        <PlainTable
          label={t('demo.language.address')}
          rowKey="date"
          isBordered
          columns={columns}
          rows={days.map((date) => ({ date, name: 'Tom', address: 'No. 189, Grove St, Los Angeles' }))}
        />
      </div>
    </PageFrame>
  );
}
