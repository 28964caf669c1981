// Everything that happened to one publication, newest first, with how we know, and the plans it had before.
import type { Move } from '@herald/contract/moves.ts';
import type { HistoryEvent } from '@herald/contract/publications.ts';
import { reachTold } from '@herald/contract/reach.ts';
import { Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { say } from '../../lib/say.ts';
import { sinceWhen, wallClockWithZone } from '../../lib/wall-clock.ts';
import { EvidenceList } from './evidence-list.tsx';
import { stateWordOf } from '../../lib/state-words.ts';

type Told = HistoryEvent & { readonly ownerOnly: boolean };
type Happened = { readonly events: readonly HistoryEvent[]; readonly moves: readonly Move[] };

export function HistoryTimeline({ events, moves }: Happened) {
  const { t } = useTranslation();
  const newestFirst = withReach(events.toSorted((a, b) => a.seq - b.seq)).toReversed();
  return (
    <section>
      <h2 className="subheading">{t('history.timeline')}</h2>
      <Timeline
        items={[
          ...newestFirst.map((event) => ({
            key: String(event.seq),
            color: dotOf(wordOf(event).colour),
            content: <Event event={event} />,
          })),
          // The plan of now was made with the last of them.
          ...moves.map((move) => ({ key: move.at, color: 'gray', content: <Moved move={move} /> })),
        ]}
      />
    </section>
  );
}

function Event({ event }: { event: Told }) {
  const { t } = useTranslation();
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <strong>{t(wordOf(event).key)}</strong>{' '}
      <span className="aside">
        {sinceWhen(event.at)} · {wallClockWithZone(event.at)} · {event.actor}
      </span>
      <div>{say(event.reason)}</div>
      {Object.keys(event.evidence).length > 0 && (
        <details>
          <summary>{t('history.evidence')}</summary>
          <EvidenceList evidence={event.evidence} />
        </details>
      )}
    </div>
  );
}

function Moved({ move: { at, by, dueAt } }: { move: Move }) {
  const { t } = useTranslation();
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {t('history.moved', { time: wallClockWithZone(dueAt) })}
      <div className="aside">
        {sinceWhen(at)} · {wallClockWithZone(at)} · {by}
      </div>
    </div>
  );
}

function wordOf({ toState: state, reason, ownerOnly }: Told) {
  return stateWordOf({ state, reason, ownerOnly });
}

/** Each with whom its post was seen by then: what says nothing of that leaves it as it was. */
function withReach(events: readonly HistoryEvent[]): Told[] {
  let ownerOnly = false;
  return events.map((event) => {
    const reach = reachTold(event.reason);
    if (reach !== undefined) ownerOnly = reach !== null;
    return { ...event, ownerOnly };
  });
}

function dotOf(colour: string): string {
  return colour === 'default' || colour === 'gold' ? 'gray' : colour;
}
