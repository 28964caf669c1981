// After modify publish: each account as it moves, still live as before until the platform has said otherwise.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { say } from '../../lib/say.ts';
import { StateTag, type StateColour } from '../../ui/state-tag.tsx';
import { useChanges, type Target } from './api.ts';
import { changeSeen, type ChangeProgress, type ChangeSeen } from './change-progress.ts';
import type { Slots } from './slots.ts';
import { useLedTo } from './use-led-to.ts';
import type { Modified } from './use-modifying.ts';

const words = {
  changing: { key: 'modify.progress.changing', colour: 'gold' },
  changed: { key: 'modify.progress.changed', colour: 'green' },
  unchanged: { key: 'modify.progress.unchanged', colour: 'orange' },
  going: { key: 'modify.progress.going', colour: 'gold' },
  gone: { key: 'modify.progress.gone', colour: 'gold' },
  again: { key: 'modify.progress.again', colour: 'green' },
  queued: { key: 'compose.progress.queued', colour: 'gold' },
  sending: { key: 'compose.progress.sending', colour: 'gold' },
  waiting: { key: 'compose.progress.waiting', colour: 'gold' },
  live: { key: 'compose.progress.live', colour: 'green' },
  failed: { key: 'compose.progress.failed', colour: 'red' },
  unconfirmed: { key: 'compose.progress.unconfirmed', colour: 'magenta' },
} as const satisfies Record<ChangeProgress, { key: string; colour: StateColour }>;

export type ModifyProgressProps = {
  readonly modified: Modified;
  readonly targets: readonly Target[];
  readonly renderAnswers: Slots['renderAnswers'];
};

export function ModifyProgress({ modified, targets, renderAnswers }: ModifyProgressProps) {
  const { t } = useTranslation();
  const { data = [] } = useChanges(modified.packages, modified.accounts);
  const head = useLedTo(modified);
  return (
    <section className="cp-progress" aria-label={t('modify.progress.title')} aria-live="polite">
      <h2 ref={head} tabIndex={-1}>
        {t('modify.progress.title')}
      </h2>
      <ul>
        {modified.accounts.map((asked) => {
          const seen = changeSeen(asked, data);
          const target = targets.find(({ item }) => item.bid === asked.bid)?.item ?? seen.item;
          const { key, colour } = words[seen.word];
          return (
            <li key={asked.id}>
              <span className="cp-progress-name">{`${target?.channelName ?? ''} ${target?.accountName ?? ''}`}</span>
              <StateTag colour={colour} text={t(key)} />
              <Why sentence={asked.message} seen={seen} />
              {seen.item?.state === 'unknown' && renderAnswers(seen.item.opp_id)}
            </li>
          );
        })}
      </ul>
      <Link to="/api/content/publish/pubHistory">{t('compose.progress.history')}</Link>
    </section>
  );
}

/** Why it stands as it stands: what we refused, or what the platform said. */
function Why({ sentence, seen: { item } }: { readonly sentence: string; readonly seen: ChangeSeen }) {
  const parts = sentence === '' && item ? [say(item.reason), item.detail] : [sentence];
  const said = parts.filter((part) => part !== '').join(' ');
  return said === '' ? null : <p className="cp-hint">{said}</p>;
}
