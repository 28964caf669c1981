// What can be done with several at once: all of the page chosen or none, and then deleted or restored together.
import type { Material } from '@herald/contract/materials.ts';
import { Button, Checkbox, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

export type BulkBarProps = {
  readonly materials: readonly Material[];
  readonly chosen: ReadonlySet<string>;
  readonly isDeleted: boolean;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onRemove: (materials: readonly Material[]) => void;
  readonly onRestore: (materials: readonly Material[]) => void;
};

export function BulkBar({ materials, chosen, isDeleted, onChoose, onRemove, onRestore }: BulkBarProps) {
  const { t } = useTranslation();
  const some = materials.filter(({ id }) => chosen.has(id));
  const isAll = materials.length > 0 && some.length === materials.length;
  return (
    <Flex
      wrap
      gap={12}
      align="center"
      className="mt-bar"
      component="section"
      aria-label={t('materials.bulk')}
    >
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && some.length > 0}
        onChange={() => onChoose(isAll ? [] : materials.map(({ id }) => id))}
      >
        {t('materials.chooseAll')}
      </Checkbox>
      {some.length > 0 && (
        <>
          <span aria-live="polite">{t('materials.chosen', { count: some.length })}</span>
          {isDeleted ? (
            <Button size="small" onClick={() => onRestore(some)}>
              {t('materials.restore')}
            </Button>
          ) : (
            <Button size="small" danger onClick={() => onRemove(some)}>
              {t('list.delete')}
            </Button>
          )}
        </>
      )}
    </Flex>
  );
}
