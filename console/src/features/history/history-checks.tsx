// What a publication was checked against on the account, and when it is looked for again.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { useTranslation } from 'react-i18next';
import { sinceWhen, wallClockWithZone } from '../../lib/wall-clock.ts';

type Detail = OutputOf<typeof publishingEndpoints.historyDetail>;
type Looked = Pick<Detail, 'checks'> & {
  readonly item: Pick<Detail['item'], 'mayResolve' | 'nextLookAt'>;
};

export function HistoryChecks({ detail: { checks, item } }: { readonly detail: Looked }) {
  const { t } = useTranslation();
  const { lastAt, count, compared, candidates } = checks;
  if (lastAt === null && candidates.length === 0 && !item.mayResolve) return null;
  const looked =
    lastAt === null
      ? t('history.neverChecked')
      : t(count === 1 ? 'history.checkedOnce' : 'history.checked', { count, at: wallClockWithZone(lastAt) });
  return (
    <div>
      <p style={{ margin: 0 }}>{looked}</p>
      {compared !== null && <p style={{ margin: 0 }}>{t('history.compared', { count: compared })}</p>}
      {item.nextLookAt !== null && (
        <p style={{ margin: 0 }}>{t('history.nextLook', { when: sinceWhen(item.nextLookAt) })}</p>
      )}
      {candidates.length > 0 && (
        <>
          <p style={{ margin: '8px 0 0' }}>{t('history.candidates')}</p>
          <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
            {candidates.map((candidate) => (
              <li key={candidate}>
                <Candidate text={candidate} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Candidate({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
