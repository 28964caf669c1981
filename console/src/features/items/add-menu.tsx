// What can be added to the list: something new, my drafts, my content (R-COMP-006), or what a template says.
import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AddedKind } from '../../lib/items-slot.ts';

export type AddMenuProps = { readonly onNew: () => void; readonly onPick: (kind: AddedKind) => void };

export function AddMenu({ onNew, onPick }: AddMenuProps) {
  const { t } = useTranslation();
  const items = [
    { key: 'new', label: t('items.addNew'), onClick: onNew },
    { key: 'draft', label: t('items.addDrafts'), onClick: () => onPick('draft') },
    { key: 'package', label: t('items.addContent'), onClick: () => onPick('package') },
    { key: 'template', label: t('items.addTemplate'), onClick: () => onPick('template') },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button size="small" icon={<PlusOutlined aria-hidden />}>
        {t('items.add')}
      </Button>
    </Dropdown>
  );
}
