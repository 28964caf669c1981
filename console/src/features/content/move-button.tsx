// Files the chosen content under another category, all of it or none.
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';
import { movePackages } from './api.ts';
import { useCategories } from './use-content.ts';

export type MoveButtonProps = {
  readonly pkGUIDs: readonly string[];
  readonly onMoved: () => Promise<unknown>;
};

export function MoveButton({ pkGUIDs, onMoved }: MoveButtonProps) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const categories = useCategories('0').data ?? [];
  // A refusal has been told by the call.
  const move = async (category: string) => {
    const moved = await movePackages(pkGUIDs, category).catch(() => null);
    if (moved) tell('success', t('content.move.done', { number: moved.moved, category: seeded(category) }));
    await onMoved();
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: categories.map(({ id, name }) => ({ key: id, label: seeded(name) })),
        onClick: ({ key }) => void move(categories.find(({ id }) => id === key)?.name ?? ''),
      }}
    >
      <Button size="small" aria-haspopup="menu">
        {t('content.move.door')}
      </Button>
    </Dropdown>
  );
}
