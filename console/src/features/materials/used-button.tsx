// How often a material is used, and the way to where; of one that is not it is only said.
import type { Material } from '@herald/contract/materials.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

export type UsedButtonProps = { readonly material: Material; readonly onOpen: () => void };

export function UsedButton({ material, onOpen }: UsedButtonProps) {
  const { t } = useTranslation();
  const { title, uses: count } = material;
  if (count === 0) return <span className="aside mt-unused">{t('materials.unused')}</span>;
  return (
    <Button type="link" size="small" aria-label={t('materials.usesOf', { title, count })} onClick={onOpen}>
      {t('materials.used', { count })}
    </Button>
  );
}
