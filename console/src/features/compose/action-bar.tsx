// The bar at the foot: what can be done now, by permission.
import { draftSavedNoticeMs } from '@herald/contract/constants.ts';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAsking } from '../../lib/use-asking.ts';
import type { Shown } from './compose-buttons.ts';
import { countsOf, isPart, type Departure } from './departure.ts';
import { ScheduleTime } from './schedule-time.tsx';
import { TemplateButton } from './template-button.tsx';
import type { CompositionOnDesk } from './use-composition.ts';
import type { Publishing } from './use-publishing.ts';
import type { Saving } from './use-saving.ts';
import type { Scheduling } from './use-scheduling.ts';
import './action-bar.css';

export type ActionBarProps = {
  readonly shown: Shown;
  readonly desk: CompositionOnDesk;
  readonly saving: Saving;
  readonly scheduling: Scheduling;
  readonly publishing: Publishing;
  readonly onClear: () => void;
  readonly accountCount: number;
  /** Which of these can be sent to; null while none can. */
  readonly departure: Departure | null;
  /** There are others, which this button does not send. */
  readonly isOneOfSeveral: boolean;
};

export function ActionBar(props: ActionBarProps) {
  const { shown, desk, saving, scheduling, publishing, onClear } = props;
  const { accountCount, departure, isOneOfSeveral } = props;
  const { t } = useTranslation();
  const { message } = App.useApp();
  const ask = useAsking();
  const isSaving = saving.state.kind === 'working' && saving.state.by === 'person';
  const publishWords = () => {
    if (accountCount === 0) return t('compose.publish');
    if (isPart(departure))
      return t(isOneOfSeveral ? 'items.publishThisPart' : 'compose.part.publish', countsOf(departure));
    return t(isOneOfSeveral ? 'items.publishThis' : 'compose.publishTo', { count: accountCount });
  };
  const saveDraft = async () => {
    if (await saving.saveDraft()) void message.success(t('compose.savedToDrafts'), draftSavedNoticeMs / 1000);
  };
  const saveContent = async () => {
    if (await saving.savePackage()) void message.success(t('compose.savedToContent'));
  };
  const clear = async () => {
    const title = t(isOneOfSeveral ? 'items.clearQuestion' : 'compose.clearQuestion');
    if (!(await ask({ title, yes: t('compose.clear') }))) return;
    // What is still on its way belongs to what stood here before.
    await saving.settled();
    onClear();
  };
  return (
    <div className="cp-bar">
      <Button onClick={() => void clear()}>{t('compose.clear')}</Button>
      {shown.saving && (
        <>
          <Button disabled={isSaving} onClick={() => void saveDraft()}>
            {t('compose.saveDraft')}
          </Button>
          <Button disabled={isSaving} onClick={() => void saveContent()}>
            {t('compose.saveContent')}
          </Button>
          <TemplateButton content={desk.content} />
        </>
      )}
      <div className="cp-bar-send">
        {shown.scheduling && (
          <>
            <ScheduleTime scheduling={scheduling} />
            <Button loading={scheduling.isWorking} onClick={() => void scheduling.press()}>
              {isPart(departure) ? t('compose.part.schedule', countsOf(departure)) : t('compose.schedule')}
            </Button>
          </>
        )}
        {shown.publishing && (
          <Button
            type="primary"
            disabled={publishing.isLocked || publishing.dialog === 'sending'}
            onClick={publishing.open}
          >
            {publishWords()}
          </Button>
        )}
      </div>
    </div>
  );
}
