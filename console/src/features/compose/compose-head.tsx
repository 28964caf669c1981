// The head of the composer: what is open, how it stands, how saving stands, and the way to its history once it has one.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyAddress } from '../../lib/history-address.ts';
import { StateTag, type StateColour } from '../../ui/state-tag.tsx';
import { useProgress } from './api.ts';
import './compose-head.css';
import { headStanding, type HeadStanding } from './head-standing.ts';
import type { Identity } from './saved-forms.ts';

const words = {
  'not-known': { key: 'compose.head.looking', colour: 'default' },
  unconfirmed: { key: 'compose.progress.unconfirmed', colour: 'magenta' },
  scheduled: { key: 'drafts.states.scheduled', colour: 'blue' },
  'under-way': { key: 'compose.head.underWay', colour: 'gold' },
  partly: { key: 'content.states.partly', colour: 'gold' },
  published: { key: 'drafts.states.used', colour: 'green' },
  'not-public': { key: 'compose.progress.notPublic', colour: 'cyan' },
  dropped: { key: 'history.states.dropped', colour: 'magenta' },
  'not-live': { key: 'compose.head.notLive', colour: 'default' },
  draft: { key: 'drafts.states.draft', colour: 'default' },
  content: { key: 'compose.head.content', colour: 'default' },
} as const satisfies Record<HeadStanding, { key: string; colour: StateColour }>;

export type ComposeHeadProps = {
  readonly title: string;
  readonly identity: Identity;
  /** How saving stands. */
  readonly children: ReactNode;
};

export function ComposeHead({ title, identity, children }: ComposeHeadProps) {
  const { t } = useTranslation();
  const { data, errorUpdateCount } = useProgress(identity.pkGUID);
  // Each new try is no error yet.
  const isUnread = data === undefined && errorUpdateCount > 0;
  const standing = headStanding(identity, data ?? null);
  const { pkGUID } = identity;
  const word = standing && words[standing];
  return (
    <div className="cp-head">
      <h1 className="cp-title" dir="auto">
        {title}
      </h1>
      {word && (
        <StateTag
          colour={word.colour}
          text={t(standing === 'not-known' && isUnread ? 'compose.head.notKnown' : word.key)}
        />
      )}
      {children}
      {pkGUID !== null && (isUnread || (data?.length ?? 0) > 0) && (
        <Link to={historyAddress({ pkGUID })}>{t('content.history')}</Link>
      )}
    </div>
  );
}
