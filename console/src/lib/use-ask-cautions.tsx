// Asking before something goes out where no dialog shows it anyway: only while there is something to mind.
import { useTranslation } from 'react-i18next';
import { CautionList } from './caution-list.tsx';
import type { Caution } from './cautions.ts';
import { useAsking } from './use-asking.ts';

/** `yes` names the deed. The answer is true at once where nothing is to be minded. */
export type AskCautions = (cautions: readonly Caution[], yes: string) => Promise<boolean>;

export function useAskCautions(): AskCautions {
  const { t } = useTranslation();
  const ask = useAsking();
  return async (cautions, yes) =>
    cautions.length === 0 ||
    ask({ title: t('list.mindBefore'), content: <CautionList cautions={cautions} />, yes });
}
