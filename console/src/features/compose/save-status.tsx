// How saving stands, in a few words; what a person asked for a screen reader hears too, what goes by itself disturbs nobody.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../lib/wall-clock.ts';
import type { SaveState } from './save-rooms.ts';

export type SaveStatusProps = {
  readonly state: SaveState;
  readonly isDirty: boolean;
  /** In this browser. */
  readonly isKept: boolean;
  /** Absent where nothing is saved by itself. */
  readonly onRetry?: () => void;
};

export function SaveStatus({ state, isDirty, isKept, onRetry }: SaveStatusProps) {
  const { t } = useTranslation();
  const words = (): string => {
    if (state.kind === 'working') return t('compose.status.saving');
    if (state.kind === 'unreached') return t(isKept ? 'compose.status.unreached' : 'compose.status.nowhere');
    if (state.kind === 'refused') return t('compose.status.refused', { why: state.sentence });
    if (state.kind === 'taken' || state.kind === 'gone') return t('compose.status.notSaved');
    if (isDirty) return t('compose.status.unsaved');
    if (state.kind !== 'saved') return '';
    const at = wallClock(new Date(state.at).toISOString()).slice(11);
    return t(state.by === 'rest' ? 'compose.status.draftSaved' : 'compose.status.saved', { at });
  };
  const isQuiet = 'by' in state && state.by === 'rest';
  const isFailed = state.kind === 'unreached' || state.kind === 'refused' || state.kind === 'gone';
  return (
    <span className="cp-status">
      <output aria-live={isQuiet || (isDirty && !isFailed) ? 'off' : 'polite'}>{words()}</output>
      {isFailed && onRetry && (
        <Button type="link" size="small" onClick={onRetry}>
          {t('compose.retry')}
        </Button>
      )}
    </span>
  );
}
