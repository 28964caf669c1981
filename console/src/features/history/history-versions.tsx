// What was changed of a post since it went live: before and after, who and when, and what came of it (R-HIST-007).
import type { Modification } from '@herald/contract/modifications.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PostDiff } from '../../lib/post-diff.tsx';
import { wallClockWithZone } from '../../lib/wall-clock.ts';

export type HistoryVersionsProps = {
  readonly modifications: readonly Modification[];
  readonly oppId: string;
  /** The address's query with another publication opened beside the list. */
  readonly searchOf: (id: string) => string;
};

export function HistoryVersions({ modifications, oppId, searchOf }: HistoryVersionsProps) {
  const { t } = useTranslation();
  if (modifications.length === 0) return null;
  return (
    <section aria-label={t('modify.versions')}>
      <h2 className="subheading">{t('modify.versions')}</h2>
      {modifications.toReversed().map((one) => (
        <div key={one.id} style={{ marginBottom: 16 }}>
          <strong>{t(outcomeOf(one))}</strong>{' '}
          <span className="aside">
            {t('modify.asker', { name: one.askedBy, at: wallClockWithZone(one.askedAt) })}
          </span>
          <PostDiff before={one.before} after={one.after} />
          <Other modification={one} oppId={oppId} searchOf={searchOf} />
        </div>
      ))}
    </section>
  );
}

/** The post that took its place, or whose place it took. */
function Other({
  modification,
  oppId,
  searchOf,
}: Omit<HistoryVersionsProps, 'modifications'> & { readonly modification: Modification }) {
  const { t } = useTranslation();
  const { opp_id: old, successorId } = modification;
  if (successorId === null) return null;
  return oppId === successorId ? (
    <Link to={searchOf(old)}>{t('modify.insteadOf')}</Link>
  ) : (
    <Link to={searchOf(successorId)}>{t('modify.successor')}</Link>
  );
}

function outcomeOf({ way, outcome }: Modification) {
  if (outcome === null) return 'modify.outcome.open';
  if (outcome === 'failed') return 'modify.outcome.failed';
  if (outcome === 'unknown') return 'modify.outcome.unknown';
  if (outcome === 'dropped') return way === 'edit' ? 'modify.outcome.overtaken' : 'modify.outcome.dropped';
  return way === 'edit' ? 'modify.outcome.edited' : 'modify.outcome.reposted';
}
