// The item laid out: its actions above, where it goes and what it is at the left, the side panel at the right.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { Alert } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cautionsOf, outgoingOf } from '../../lib/cautions.ts';
import { useSigns } from '../../lib/permissions.ts';
import { recipientOf } from '../../lib/recipient-of.ts';
import { useAskCautions } from '../../lib/use-ask-cautions.tsx';
import { StaleWarning } from '../../lib/stale-warning.tsx';
import { useReloadDetail } from './api.ts';
import { BodyBlocks } from './body-blocks.tsx';
import { DetailActions } from './detail-actions.tsx';
import { MainFacts } from './main-facts.tsx';
import type { Detail } from './shown-detail.ts';
import { SidePanel } from './side-panel.tsx';
import type { DetailSlots } from './slots.ts';
import { rulesOf, type Mind } from './use-direct-publish.ts';
import { useFailures } from './use-failures.ts';

export type DeskFrameProps = {
  readonly heading: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export type DetailDeskProps = DetailSlots & {
  readonly Frame: ComponentType<DeskFrameProps>;
  /** Then nothing can be done with it here. */
  readonly isOnlyRead: boolean;
  readonly detail: Detail;
  readonly catalogue: readonly CatalogueEntry[];
  readonly accounts: readonly ChannelBinding[];
};

export function DetailDesk({ detail, catalogue, accounts, Frame, isOnlyRead, ...slots }: DetailDeskProps) {
  const { t } = useTranslation();
  const { accountsShown } = useSigns();
  const { content, createTime, schedule } = detail;
  const [ids, setIds] = useState<readonly string[]>(content.accountIds);
  const { failures, stale, attempt, clear } = useFailures();
  const reload = useReloadDetail();
  const { kind, id } = detail.subject;
  const notes = kind === 'package' && !isOnlyRead ? slots.renderNotes({ id }) : null;
  const chosen = ids.flatMap((id) => accounts.find((account) => account.id === id) ?? []);
  const accountIds = chosen.map(({ id }) => id);
  const askCautions = useAskCautions();
  const mind: Mind = (yes) => {
    const rules = rulesOf(chosen, catalogue);
    const outgoing = [outgoingOf(content, rules, chosen.map(recipientOf))];
    return askCautions(cautionsOf(t, outgoing, rules), yes);
  };
  return (
    <Frame
      heading={content.title === '' ? t('list.untitled') : content.title}
      {...(isOnlyRead
        ? {}
        : {
            action: (
              <DetailActions
                {...{ detail, accountIds, attempt, mind }}
                renderVersions={slots.renderVersions}
              />
            ),
          })}
    >
      {!isOnlyRead && slots.renderPresence({ kind, id })}
      <div className="dt-notices">
        <StaleWarning error={stale} onLoad={() => reload().then(clear)} />
        {failures.map((sentence) => (
          <Alert key={sentence} type="error" showIcon title={sentence} />
        ))}
        {schedule && (
          <Alert
            type="info"
            showIcon
            title={t('detail.waits', { time: schedule.pubTime, zone: schedule.zone })}
          />
        )}
      </div>
      <div className="dt-desk">
        <div className="dt-main">
          {accountsShown &&
            !isOnlyRead &&
            slots.renderAccounts({
              accounts,
              catalogue,
              chosen: ids,
              category: content.channel,
              onChange: setIds,
            })}
          <MainFacts {...{ content, createTime }} />
          {content.oldFormat === true ? (
            <Alert type="warning" showIcon title={t('detail.oldFormat')} />
          ) : (
            <BodyBlocks media={content.media} />
          )}
        </div>
        <SidePanel {...{ content, catalogue, chosen, notes }} renderPreviews={slots.renderPreviews} />
      </div>
    </Frame>
  );
}
