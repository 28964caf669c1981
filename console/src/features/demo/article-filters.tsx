// What the list of articles is narrowed and sorted by (C-83); each acts at once, the title on Enter and on Search.
import { demoStatuses, demoTypes, importanceMax } from '@herald/contract/demo.ts';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/search-box.tsx';
import { statusWords, typeWords } from './status-tag.tsx';
import type { ArticleAddress } from './use-article-address.ts';

export type ArticleFiltersProps = {
  readonly address: ArticleAddress;
  readonly hasReviewer: boolean;
  readonly onReviewer: (isShown: boolean) => void;
};

type Choice = { readonly value: string; readonly label: string };

export function ArticleFilters({ address, hasReviewer, onReviewer }: ArticleFiltersProps) {
  const { t } = useTranslation();
  const { asked, filter } = address;
  const levels = Array.from({ length: importanceMax }, (_, at) => String(at + 1));
  const choice = (name: string, label: string, value: string | undefined, options: readonly Choice[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      options={[...options]}
      allowClear
      popupMatchSelectWidth={false}
      style={{ minWidth: 130 }}
      onChange={(wanted: string | undefined) => filter({ [name]: wanted ?? '' })}
    />
  );
  return (
    <>
      <SearchBox
        label={t('demo.columns.title')}
        value={asked.title}
        onSearch={(title) => filter({ title })}
      />
      {choice(
        'importance',
        t('demo.importance'),
        asked.importance?.toString(),
        levels.map((value) => ({ value, label: value })),
      )}
      {choice(
        'type',
        t('demo.columns.type'),
        asked.type,
        demoTypes.map((value) => ({ value, label: `${t(typeWords[value])}(${value})` })),
      )}
      {choice(
        'status',
        t('demo.columns.status'),
        asked.status,
        demoStatuses.map((value) => ({ value, label: t(statusWords[value]) })),
      )}
      <Select
        aria-label={t('demo.sort.label')}
        value={asked.sort}
        options={[
          { value: '+id', label: t('demo.sort.up') },
          { value: '-id', label: t('demo.sort.down') },
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 150 }}
        onChange={(sort) => filter({ sort })}
      />
      <Checkbox checked={hasReviewer} onChange={({ target }) => onReviewer(target.checked)}>
        {t('demo.columns.reviewer')}
      </Checkbox>
    </>
  );
}
