// Scheduled posts, nearest first: what goes where and when, who edits it just now, and what can be done with it.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { nothingMatches } from '../../lib/nothing-matches.tsx';
import { usePageChoice } from '../../lib/choice.ts';
import { ChoiceBar } from '../../lib/choice-bar.tsx';
import { useListAddress } from '../../lib/list-address.ts';
import { useListProps } from '../../lib/list-props.ts';
import { NewContentLink } from '../../lib/new-content-link.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { useChosenColumns } from '../../lib/use-chosen-columns.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useSchedules, type Row } from './api.ts';
import { DeleteButton } from './delete-button.tsx';
import { scheduleFilterNames, isNarrowed, ScheduleFilters, scheduleQueryOf } from './schedule-filters.tsx';
import { ScheduleTabs } from './schedule-tabs.tsx';
import { useScheduleColumns } from './use-schedule-columns.tsx';
import { useScheduleTitle } from './use-schedule-title.ts';

const calendar = '/api/content/schedulepubmaterial/calendar';

export function SchedulePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { canWithdrawTiming } = useSigns();
  const address = useListAddress();
  const { query, withFiles } = scheduleQueryOf(address);
  const list = useSchedules(query, { withFiles, refreshTime: address.refreshTime });
  const listProps = useListProps(address, list);
  const titleOf = useScheduleTitle();
  const rows = listProps.rows ?? [];
  const choice = usePageChoice(rows.map(({ id }) => id));
  const { columns, chooser } = useChosenColumns('schedule', useScheduleColumns());
  const chosen = rows.filter(({ id }) => choice.chosen.includes(id));
  const selection = {
    chosen: choice.chosen,
    title: t('list.choice'),
    nameOf: (row: Row) => t('list.select', { title: titleOf(row) }),
    onChoose: choice.choose,
  };
  return (
    <PageFrame
      heading={t('schedule.title')}
      action={<Button onClick={() => void navigate(calendar)}>{t('calendar.title')}</Button>}
      tools={<ScheduleFilters address={address} />}
    >
      <ScheduleTabs
        state={query.state}
        counts={list.data?.counts}
        onChoose={(state) => address.filter({ state })}
      />
      {(listProps.rows === undefined || rows.length > 0) && (
        <ChoiceBar
          {...(canWithdrawTiming ? { shown: rows.map(({ id }) => id), choice } : {})}
          aside={chooser}
        >
          <DeleteButton rows={chosen} question={t('schedule.deleteSome', { number: chosen.length })}>
            {t('schedule.deleteChosen')}
          </DeleteButton>
        </ChoiceBar>
      )}
      <ListTable
        label={t('schedule.title')}
        columns={columns}
        rowKey="id"
        {...listProps}
        {...(canWithdrawTiming ? { choice: selection } : {})}
        empty={
          isNarrowed(address)
            ? nothingMatches(t('schedule.nothingFound'), address, scheduleFilterNames)
            : { text: t('schedule.empty'), action: <NewContentLink /> }
        }
      />
    </PageFrame>
  );
}
