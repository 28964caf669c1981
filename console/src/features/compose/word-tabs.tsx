// Whose words are written: those shared by all, or one channel's; a dot marks who has own ones, a figure what is wrong there.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countsByChannel } from './place-problems.ts';
import { isCustomised } from './word-tabs-of.ts';
import './word-tabs.css';
import { Unseen } from '../../ui/unseen.tsx';

export type WordTabsProps = {
  readonly rules: readonly ChannelRules[];
  readonly content: Composition;
  readonly problems: readonly Problem[];
  readonly tab: ChannelId | null;
  readonly onTab: (tab: ChannelId | null) => void;
};

export function WordTabs({ rules, content, problems, tab, onTab }: WordTabsProps) {
  const { t } = useTranslation();
  const counts = useMemo(() => countsByChannel(problems), [problems]);
  return (
    <fieldset className="cp-word-tabs" aria-label={t('compose.own.tabs')}>
      <button type="button" aria-pressed={tab === null} onClick={() => onTab(null)}>
        {t('compose.own.shared')}
      </button>
      {rules.map((rule) => {
        const { channelId, name } = rule;
        const count = counts.get(channelId) ?? 0;
        return (
          <button
            key={channelId}
            type="button"
            aria-pressed={tab === channelId}
            onClick={() => onTab(channelId)}
          >
            {name}
            {isCustomised(content, rule) && (
              <span className="cp-word-own">
                <span aria-hidden="true"> •</span>
                <Unseen> {t('compose.own.customised')}</Unseen>
              </span>
            )}
            {count > 0 && (
              <span className="cp-word-count">
                <Unseen>{t('compose.own.problems')} </Unseen>
                {count}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
