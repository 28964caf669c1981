// The two content lists, each at its address; who sees everything may widen the department's (R-LIST-014).
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { ContentList, type ContentDoors } from './content-list.tsx';

export function MinePage(doors: ContentDoors) {
  return <ContentList scope="mine" {...doors} />;
}

export function DepartmentPage(doors: ContentDoors) {
  const { t } = useTranslation();
  const { seesAll } = useSigns();
  const address = useListAddress();
  const scope = seesAll && address.read('scope') === 'all' ? 'all' : 'department';
  const options = [
    { value: 'department', label: t('content.department') },
    { value: 'all', label: t('content.all') },
  ];
  const widen = seesAll && (
    <Segmented
      options={options}
      value={scope}
      onChange={(wanted) => address.filter({ scope: wanted === 'all' ? 'all' : '' })}
    />
  );
  return <ContentList scope={scope} tools={widen} {...doors} />;
}
