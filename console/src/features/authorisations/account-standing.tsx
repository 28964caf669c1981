// Whether an account can publish now: ready, paused, or to be authorised again.
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../ui/state-tag.tsx';

export function AccountStandingTag({
  usable,
  isPaused,
}: {
  readonly usable: boolean;
  readonly isPaused: boolean;
}) {
  const { t } = useTranslation();
  if (!usable) return <StateTag colour="red" text={t('authorisations.notReady')} />;
  if (isPaused) return <StateTag colour="orange" text={t('authorisations.paused')} />;
  return <StateTag colour="green" text={t('authorisations.ready')} />;
}
