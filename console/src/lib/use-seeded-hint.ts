// Beside the field that renames something the house came with: what it says there is not what lists show.
import { useTranslation } from 'react-i18next';
import { useSeededNames } from './use-seeded-names.ts';

/** Undefined where lists show the name as it stands in the field, and for something new. */
export function useSeededHint(): (name: string | undefined) => string | undefined {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  return (name) => {
    const shown = name && seeded(name);
    return shown && shown !== name ? t('seeded.hint', { name: shown }) : undefined;
  };
}
