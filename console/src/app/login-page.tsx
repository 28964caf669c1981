// The sign-in page: goes to the sign-on provider at once, or says why it does not (R-AUTH-001 to R-AUTH-003).
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isCode } from '../lib/call-refusal.ts';
import { sameOriginPath } from '../lib/same-origin-path.ts';
import { say } from '../lib/say.ts';
import { session } from '../lib/session.ts';
import { forgetVisits, isLooping } from './sign-on-loop.ts';

const start = '/prod-api/control/user/oidc/start';

export function LoginPage() {
  const search = new URLSearchParams(location.search);
  const error = search.get('error');
  const wanted = sameOriginPath(search.get('redirect'));
  const reason = useReason(error);
  const address = `${start}?redirect=${encodeURIComponent(wanted)}`;
  const { t } = useTranslation();
  const isStopped = error !== null || isLooping();
  useEffect(() => {
    if (!isStopped) location.assign(address);
  }, [isStopped, address]);
  if (!isStopped) return <main className="plain">{t('app.login.going')}</main>;
  const again = () => {
    forgetVisits();
    session.clear();
    location.assign(address);
  };
  return (
    <main className="plain">
      <h1>{error === 'session-ended' ? t('app.stay.title') : t('app.login.failed')}</h1>
      <p role="alert">{error === null ? t('app.login.loop') : reason}</p>
      <button type="button" className="plain-button" onClick={again}>
        {t('app.login.again')}
      </button>
    </main>
  );
}

/** An address may name a reason, never bring a text of its own. */
function useReason(word: string | null): string {
  const { t } = useTranslation();
  if (word === 'roles-missing') return t('app.login.rolesMissing');
  if (word === 'verification-failed') return t('app.login.verificationFailed');
  if (word === 'timed-out') return t('call.timedOut');
  if (word === 'offline') return t('call.offline');
  if (word === 'restarting') return t('call.restarting');
  return word !== null && isCode(word) ? say(word, { detail: '' }) : t('app.login.hasError');
}
