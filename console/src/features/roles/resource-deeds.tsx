// What can be done with an entry: change it, put one below it, delete it, or delete it with all below.
import type { Resource } from '@herald/contract/administration.ts';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useMenuNames } from '../../lib/use-menu-names.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useResourceDeeds } from './api.ts';

export type ResourceDeedsProps = {
  readonly entry: Resource;
  readonly hasBelow: boolean;
  readonly onEdit: () => void;
  readonly onAdd: () => void;
};

export function ResourceDeeds({ entry, hasBelow, onEdit, onAdd }: ResourceDeedsProps) {
  const { t } = useTranslation();
  const name = useMenuNames()(entry.name);
  const { remove } = useResourceDeeds();
  const drop = async (withBelow: boolean) => {
    await remove.mutateAsync({ id: entry.id, withBelow });
    tell('success', t('roles.entryDeleted', { name }));
  };
  return (
    <Flex wrap gap={8}>
      <Button size="small" onClick={onEdit}>
        {t('list.edit')}
      </Button>
      {entry.type === 'menu' && (
        <Button size="small" onClick={onAdd}>
          {t('roles.addBelow')}
        </Button>
      )}
      <AskingButton
        size="small"
        danger
        question={t(hasBelow ? 'roles.treeQuestion' : 'roles.entryQuestion', { name })}
        yes={t('list.delete')}
        no={t('list.cancel')}
        onYes={() => drop(hasBelow)}
      >
        {t(hasBelow ? 'roles.deleteTree' : 'list.delete')}
      </AskingButton>
    </Flex>
  );
}
