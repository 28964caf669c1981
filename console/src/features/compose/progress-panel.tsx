// After publishing: each account's state as it moves, with the link once it is live or the reason when it is not.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { say } from '../../lib/say.ts';
import { StateTag, type StateColour } from '../../ui/state-tag.tsx';
import { useProgress } from './api.ts';
import { labelOf } from './choose-accounts.ts';
import { sayLeftOut } from './say-left-out.ts';
import type { Slots } from './slots.ts';
import { newestOf, progress, stageOf, type Progress, type Stage } from './publication-progress.ts';
import { useLedTo } from './use-led-to.ts';
import { useLiveNotice } from './use-live-notice.ts';
import type { Published } from './use-publishing.ts';
import './progress-panel.css';

export type ProgressPanelProps = {
  readonly published: Published;
  readonly accounts: readonly ChannelBinding[];
  readonly renderAnswers: Slots['renderAnswers'];
  /** Of which of several. */
  readonly title?: string;
  /** Of what was sent at once it comes first. */
  readonly leads?: boolean;
};

const colours: Record<Progress, StateColour> = {
  queued: 'default',
  sending: 'gold',
  waiting: 'gold',
  live: 'green',
  failed: 'red',
  unconfirmed: 'magenta',
  gone: 'default',
};

const titles = {
  'on-its-way': 'compose.progress.title',
  published: 'compose.published',
  over: 'compose.progress.over',
} as const satisfies Record<Stage, string>;

export function ProgressPanel(props: ProgressPanelProps) {
  const { published, accounts, renderAnswers, title, leads } = props;
  const { t } = useTranslation();
  const { data = [] } = useProgress(published.pkGUID);
  useLiveNotice(published, data);
  const words: Record<Progress, string> = {
    queued: t('compose.progress.queued'),
    sending: t('compose.progress.sending'),
    waiting: t('compose.progress.waiting'),
    live: t('compose.progress.live'),
    failed: t('compose.progress.failed'),
    unconfirmed: t('compose.progress.unconfirmed'),
    gone: t('compose.progress.gone'),
  };
  const items = newestOf(
    data,
    published.publications.map(({ id }) => id),
  );
  const stage = stageOf(items, published);
  const heading = [t(titles[stage]), title].filter((part) => part).join(': ');
  const head = useLedTo(published, leads);
  // As the accounts stand everywhere else.
  const placeOf = (bid: string) => accounts.findIndex(({ id }) => id === bid);
  const inOrder = published.publications.toSorted((a, b) => placeOf(a.bid) - placeOf(b.bid));
  return (
    <section className="cp-progress" aria-label={heading} aria-live="polite">
      <h2 ref={head} tabIndex={-1}>
        {heading}
      </h2>
      <ul>
        {inOrder.map(({ id, bid, state }) => {
          const account = accounts.find((candidate) => candidate.id === bid);
          const item = items.find((candidate) => candidate.opp_id === id);
          const word = progress(item?.state ?? state);
          return (
            <li key={id}>
              <span className="cp-progress-name">
                {account ? labelOf(account) : (item?.accountName ?? bid)}
              </span>
              <Standing item={item} colour={colours[word]} word={words[word]} />
              {item && <Outcome item={item} />}
              {item?.state === 'unknown' && renderAnswers(id)}
            </li>
          );
        })}
        {published.leftOut.map((one) => (
          <li key={one.account.id}>
            <span className="cp-progress-name">{labelOf(one.account)}</span>
            <StateTag colour="default" text={t('compose.part.notSent')} />
            <p className="cp-hint">{sayLeftOut(t, one)}</p>
          </li>
        ))}
      </ul>
      <Link to={historyAt(items.find(({ state }) => state === 'unknown'))}>
        {t('compose.progress.history')}
      </Link>
    </section>
  );
}

/** What has to be decided is opened there. */
function historyAt(unknown: HistoryItem | undefined): string {
  const history = '/api/content/publish/pubHistory';
  return unknown ? `${history}?${new URLSearchParams({ id: unknown.opp_id }).toString()}` : history;
}

type StandingProps = {
  readonly item: HistoryItem | undefined;
  readonly colour: StateColour;
  readonly word: string;
};

/** What not everybody can see is called neither live nor waiting; what was given up in doubt, not failed. */
function Standing({ item, colour, word }: StandingProps) {
  const { t } = useTranslation();
  if (item?.ownerOnly && progress(item.state) === 'live')
    return <StateTag colour="cyan" text={t('compose.progress.ownerOnly')} />;
  if (item?.reason === 'reason-not-public')
    return <StateTag colour="cyan" text={t('compose.progress.notPublic')} />;
  if (item?.reason === 'reason-person-dropped')
    return <StateTag colour="magenta" text={t('history.states.dropped')} />;
  return <StateTag colour={colour} text={word} />;
}

function Outcome({ item }: { readonly item: HistoryItem }) {
  const { t } = useTranslation();
  const reason = say(item.reason);
  const words = [reason, item.detail].filter((part) => part !== '').join(' ');
  if (item.url !== null && progress(item.state) === 'live')
    return (
      <>
        <a href={item.url} target="_blank" rel="noreferrer">
          {t('compose.progress.open')}
        </a>
        {item.ownerOnly && <p className="cp-hint">{words}</p>}
      </>
    );
  return reason === '' ? null : <p className="cp-hint">{words}</p>;
}
