// What readers did with what is live, as platforms told it last: of how many posts that is known, and since when.
import type { Tally } from '@herald/contract/totals.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { figureWords } from '../../lib/figure-words.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { shownFigures } from './shown-figures.ts';

const history = '/api/content/publish/pubHistory';

export function ReaderCards({ tally }: { readonly tally: Tally }) {
  const { t } = useTranslation();
  const written = new Intl.NumberFormat(currentLanguage());
  const { figures, read, outcomes } = tally;
  const told = shownFigures.flatMap((name) => {
    const figure = figures[name];
    return figure === undefined ? [] : [{ name, ...figure }];
  });
  const live = outcomes.live;
  return (
    <section aria-label={t('statistics.readers')}>
      <h2 className="subheading">{t('statistics.readers')}</h2>
      {told.length > 0 && (
        <dl className="st-cards">
          {told.map(({ name, sum, posts }) => (
            <div key={name}>
              <dt>{t(figureWords[name])}</dt>
              <dd>{written.format(sum)}</dd>
              <dd className="aside">{t('statistics.ofPosts', { posts, live })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="aside">
        <ReadWhen read={read} live={live} /> <Link to={history}>{t('history.title')}</Link>
      </p>
    </section>
  );
}

function ReadWhen({ read, live }: { readonly read: Tally['read']; readonly live: number }) {
  const { t } = useTranslation();
  if (read.first === null || read.last === null) return t('statistics.unread');
  const [first, last] = [wallClock(read.first), wallClockWithZone(read.last)];
  return last.startsWith(first)
    ? t('statistics.readAt', { posts: read.posts, live, at: last })
    : t('statistics.readBetween', { posts: read.posts, live, first, last });
}
