// What the audit log is narrowed by: days, who, what was done, and words of the subject.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../lib/day-range.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import type { Wanted } from './api.ts';
import { deedsByKind, deedWords, kindWords } from './deed-words.ts';

export type AuditFiltersProps = {
  readonly wanted: Wanted;
  readonly onFilter: (changes: Readonly<Record<string, string>>) => void;
};

export function AuditFilters({ wanted, onFilter }: AuditFiltersProps) {
  const { t } = useTranslation();
  const groups = deedsByKind.map(({ kind, deeds }) => ({
    label: t(kindWords[kind]),
    title: t(kindWords[kind]),
    options: [
      ...(deeds.length > 1 ? [{ value: kind, label: t('audit.allOf', { kind: t(kindWords[kind]) }) }] : []),
      ...deeds.map((deed) => ({ value: deed, label: t(deedWords[deed]) })),
    ],
  }));
  return (
    <>
      <DayRange from={wanted.from} until={wanted.until} label={t('audit.days')} onChange={onFilter} />
      <Select<string>
        aria-label={t('audit.deed')}
        value={wanted.what}
        options={[{ value: '', label: t('audit.anyDeed') }, ...groups]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 180 }}
        onChange={(what) => onFilter({ what })}
      />
      <SearchBox label={t('audit.searchWho')} value={wanted.who} onSearch={(who) => onFilter({ who })} />
      <SearchBox
        label={t('audit.searchSubject')}
        value={wanted.subject}
        onSearch={(subject) => onFilter({ subject })}
      />
    </>
  );
}
