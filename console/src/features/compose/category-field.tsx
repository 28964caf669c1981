// The category a package is filed under; a list that cannot be loaded leaves the chosen one standing.
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { useCategories } from './api.ts';

export type CategoryFieldProps = {
  readonly isFixed: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function CategoryField({ isFixed, value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const { data = [] } = useCategories();
  const names = [...new Set([...data.map(({ name }) => name), value])];
  return (
    <div className="cp-field">
      <div className="cp-field-head">
        <label htmlFor="compose-category">{t('compose.fields.category')}</label>
      </div>
      <select
        id="compose-category"
        disabled={isFixed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {seeded(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
