// How the materials are narrowed and shown: words, type, cards or a list; all of it in the address.
import { materialTypes } from '@herald/contract/materials.ts';
import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Flex, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from '../../lib/list-address.ts';
import { marksOf } from '../../lib/media-marks.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import type { View } from './material-list.tsx';

export type MaterialToolsProps = {
  readonly address: ListAddress;
  readonly view: View;
  readonly title: string;
  /** 0 is every one. */
  readonly type: number;
};

export function MaterialTools({ address, view, title, type }: MaterialToolsProps) {
  const { t } = useTranslation();
  return (
    <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
      <SearchBox
        label={t('materials.search')}
        value={title}
        onSearch={(text) => address.filter({ title: text })}
      />
      <Select
        aria-label={t('list.type')}
        value={String(type)}
        options={[
          { value: '0', label: t('content.anyType') },
          ...marksOf(t, materialTypes).map((mark) => ({ value: String(mark.type), label: mark.name })),
        ]}
        popupMatchSelectWidth={false}
        style={{ minWidth: 130 }}
        onChange={(wanted) => address.filter({ type: wanted === '0' ? '' : wanted })}
      />
      <Segmented
        aria-label={t('materials.view')}
        value={view}
        options={[
          { value: 'grid' as const, icon: <AppstoreOutlined aria-hidden />, label: t('materials.grid') },
          { value: 'list' as const, icon: <UnorderedListOutlined aria-hidden />, label: t('materials.list') },
        ]}
        onChange={(wanted) => address.show({ view: wanted === 'list' ? 'list' : '' })}
      />
    </Flex>
  );
}
