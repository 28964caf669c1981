// What content is filed under: categories, special topics and the classes of a channel; created, renamed, ordered and deleted.
import { ChannelId, channelIds, channelNames } from '@herald/contract/channel-ids.ts';
import { FilingKind, type FilingTerm } from '@herald/contract/filing.ts';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { CountedTabs } from '../../ui/counted-tabs.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { useTerms } from './api.ts';
import { TermDialog } from './term-dialog.tsx';
import { useTermColumns } from './use-term-columns.tsx';

const labels = { category: 'filing.categories', topic: 'filing.topics', class: 'filing.classes' } as const;
const hints = {
  category: 'filing.categoryWhat',
  topic: 'filing.topicWhat',
  class: 'filing.classWhat',
} as const;
const channels = channelIds.map((id) => ({ value: id, label: channelNames[id] }));

export function FilingPage() {
  const { t } = useTranslation();
  const address = useListAddress();
  const kind = FilingKind.safeParse(address.read('kind')).data ?? 'category';
  const channel = ChannelId.safeParse(Number(address.read('channelid'))).data ?? channelIds[0];
  const shelf = { kind, channelid: kind === 'class' ? channel : 0 };
  const terms = useTerms(shelf);
  const { rows, ...props } = useWholeProps(terms);
  /** Undefined while no dialog is open, null for a new one. */
  const [opened, setOpened] = useState<FilingTerm | null | undefined>(undefined);
  const isTheirs = terms.data?.whose === 'platform';
  const columns = useTermColumns(shelf, { terms: rows ?? [], isTheirs, onRename: setOpened });
  return (
    <PageFrame
      heading={t('filing.title')}
      action={
        !isTheirs && (
          <Button type="primary" onClick={() => setOpened(null)}>
            {t('filing.new')}
          </Button>
        )
      }
      tools={
        <>
          <CountedTabs
            label={t('filing.kind')}
            tabs={FilingKind.options.map((key) => ({ key, label: t(labels[key]), count: undefined }))}
            chosen={kind}
            onChoose={(chosen) => address.filter({ kind: chosen })}
          />
          {kind === 'class' && (
            <Select
              aria-label={t('filing.channel')}
              style={{ minWidth: 160, marginInlineStart: 8 }}
              options={channels}
              value={channel}
              onChange={(chosen) => address.filter({ channelid: String(chosen) })}
            />
          )}
        </>
      }
    >
      <p className="aside">{t(hints[kind])}</p>
      {isTheirs && (
        <Alert
          type="info"
          showIcon
          title={t('filing.theirs', { channel: channelNames[channel] })}
          style={{ marginBottom: 12 }}
        />
      )}
      <WholeTable
        label={t(labels[kind])}
        columns={columns}
        rowKey="id"
        rows={rows}
        {...props}
        empty={{ text: t('filing.none') }}
      />
      {opened !== undefined && (
        <TermDialog shelf={shelf} term={opened} onClose={() => setOpened(undefined)} />
      )}
    </PageFrame>
  );
}
