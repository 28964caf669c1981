// Everything that is wrong or worth knowing before publishing; a click leads to the field.
import type { Problem } from '@herald/contract/problems.ts';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../../lib/say.ts';
import { focusField } from './focus-field.ts';
import { Unseen } from '../../ui/unseen.tsx';

const marks: Record<Problem['severity'], string> = { error: '✖', warning: '⚠', info: 'ℹ' };

export function CheckList({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const words: Record<Problem['severity'], string> = {
    error: t('compose.checks.error'),
    warning: t('compose.checks.warning'),
    info: t('compose.checks.info'),
  };
  return (
    <section className="cp-checks" aria-label={t('compose.checks.title')}>
      <h2>{t('compose.checks.title')}</h2>
      {problems.length === 0 && <p className="cp-ready">✓ {t('compose.checks.none')}</p>}
      <ul>
        {problems.map((problem, index) => (
          <li key={`${problem.code} ${problem.channelId ?? ''} ${index}`}>
            <button type="button" onClick={() => focusField(problem.field, problem.channelId)}>
              <span className={`cp-${problem.severity}`} aria-hidden="true">
                {marks[problem.severity]}
              </span>{' '}
              <Unseen>{words[problem.severity]}: </Unseen>
              {sayProblem(problem)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
