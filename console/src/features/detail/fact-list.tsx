// Facts in rows, each with its name; what was never entered is said as such, so that no row is missed.
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type Fact = { readonly key: string; readonly label: string; readonly value: ReactNode };

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTranslation();
  return (
    <Descriptions
      column={1}
      size="small"
      bordered
      className="dt-facts"
      items={facts.map(({ key, label, value }) => ({
        key,
        label,
        children:
          value === '' || value === null ? (
            <span className="aside">{t('detail.none')}</span>
          ) : (
            <span dir="auto">{value}</span>
          ),
      }))}
    />
  );
}
