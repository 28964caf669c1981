// Lets the package say again what it said, with an undo.
import type { PackageVersion } from '@herald/contract/package-versions.ts';
import { useTranslation } from 'react-i18next';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import { AskingButton } from '../../ui/asking-button.tsx';
import { useRestore } from './api.ts';

export type RestoreButtonProps = {
  readonly id: string;
  readonly shown: PackageVersion;
  readonly now: PackageVersion;
};

export function RestoreButton({ id, shown, now }: RestoreButtonProps) {
  const { t } = useTranslation();
  const restore = useRestore(id);
  const offerUndo = useOfferUndo();
  const number = shown.version;
  const act = async () => {
    const revision = await restore(number, now.version);
    offerUndo(t('versions.restored', { number }), id, () => restore(now.version, revision));
  };
  return (
    <AskingButton
      type="primary"
      question={t('versions.question', { number })}
      yes={t('list.restore')}
      no={t('list.cancel')}
      onYes={act}
    >
      {t('versions.restore', { number })}
    </AskingButton>
  );
}
