// How saving stands, in a few words that a screen reader hears too.
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../lib/wall-clock.ts';
import type { SaveState } from './use-saving.ts';

export type SaveStatusProps = { readonly state: SaveState; readonly isDirty: boolean };

export function SaveStatus({ state, isDirty }: SaveStatusProps) {
  const { t } = useTranslation();
  const words = (): string => {
    if (state.kind === 'working') return t('compose.status.saving');
    if (state.kind === 'refused' || state.kind === 'taken') return t('compose.status.notSaved');
    if (isDirty) return t('compose.status.unsaved');
    if (state.kind !== 'saved') return '';
    return t('compose.status.saved', { at: wallClock(new Date(state.at).toISOString()).slice(11) });
  };
  return <output className="cp-status">{words()}</output>;
}
