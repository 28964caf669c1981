// Scheduled posts, nearest first: what goes where and when, and the way to stop it.
import { Checkbox, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useSchedules } from './api.ts';
import { useScheduleColumns } from './use-schedule-columns.tsx';

export function SchedulePage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const title = address.read('title');
  const withFiles = address.read('files') !== '';
  const query = { page: address.page, pageSize: address.pageSize, title };
  const listProps = useListProps(
    address,
    useSchedules(query, { withFiles, refreshTime: address.refreshTime }),
  );
  const columns = useScheduleColumns();
  return (
    <PageFrame heading={t('schedule.title')}>
      <Flex wrap gap={12} align="center" style={{ marginBottom: 12 }}>
        <SearchBox
          label={t('list.titleSearch')}
          value={title}
          onSearch={(text) => address.filter({ title: text })}
        />
        <Checkbox
          checked={withFiles}
          onChange={({ target }) => address.filter({ files: target.checked ? 'only' : '' })}
        >
          {t('schedule.withFiles')}
        </Checkbox>
      </Flex>
      <ListTable
        label={t('schedule.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        empty={{ text: title === '' && !withFiles ? t('schedule.empty') : t('schedule.nothingFound') }}
      />
    </PageFrame>
  );
}
