// The categories as buttons: one is pressed, and the list shows what is filed under it (R-LIST-002).
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { useCategories } from './use-content.ts';

/** An empty value is every category. */
export type CategoryButtonsProps = { readonly value: string; readonly onChange: (value: string) => void };

export function CategoryButtons({ value, onChange }: CategoryButtonsProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const categories = useCategories('1').data ?? [];
  // One from the address that no list names is shown all the same: it narrows the list.
  const names = [...new Set([...categories.map(({ name }) => name), ...(value === '' ? [] : [value])])];
  const choices = [
    { key: '', label: t('content.anyCategory') },
    ...names.map((key) => ({ key, label: seeded(key) })),
  ];
  return (
    <Flex
      component="fieldset"
      wrap
      gap={4}
      aria-label={t('list.category')}
      style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      {choices.map(({ key, label }) => (
        <Button
          key={key}
          type={key === value ? 'primary' : 'default'}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
