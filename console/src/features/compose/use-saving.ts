// Saving as a draft or to my content: one at a time, nothing entered is lost by a refusal, and the status line tells how it stands.
import { blocks, checkDraft } from '@herald/contract/check-content.ts';
import type { Composition } from '@herald/contract/content.ts';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { latestIdentity, saveDraft, savePackage, withdrawTiming } from './api.ts';
import { focusField } from './focus-field.ts';
import { unfinishedUploads } from './place-problems.ts';
import { refusalKind, type RefusalKind } from './refusal-kinds.ts';
import type { DraftWish, Identity } from './saved-forms.ts';
import { showIdentity } from './show-identity.ts';
import type { Checks } from './use-checks.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import type { Underway } from './use-underway.ts';

/** A draft saved for scheduled publishing (document 1 §4). */
export const scheduledStatus = 6;

export type SaveState =
  | { readonly kind: 'untouched' | 'working' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'refused' | 'taken'; readonly sentence: string };

export type Saving = {
  readonly state: SaveState;
  readonly saveDraft: (wish?: DraftWish) => Promise<Identity | null>;
  readonly savePackage: (wish?: DraftWish) => Promise<Identity | null>;
  readonly takeOver: () => Promise<Identity | null>;
  /** True when the last save found a change made elsewhere, which now has to be answered. */
  readonly isTaken: () => boolean;
  readonly know: (identity: Identity) => void;
  /** True when what stands here may not be saved yet; the person has been told why. */
  readonly isIncomplete: () => boolean;
};

type Scheduled = Extract<RefusalKind, { kind: 'scheduled' }>;
type Save = (content: Composition, identity: Identity, wish: DraftWish) => Promise<Identity>;

export function useSaving(desk: CompositionOnDesk, checks: Checks, uploading: Underway): Saving {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const [state, setState] = useState<SaveState>({ kind: 'untouched' });
  const isWorking = useRef(false);
  const last = useRef<{ save: Save; isTaken: boolean }>({ save: saveDraft, isTaken: false });

  /** What is to be scheduled takes the place of what waits; what is only saved has it withdrawn. Null: neither. */
  const askAbout = async ({ sentence, schedule }: Scheduled, wish: DraftWish): Promise<DraftWish | null> => {
    const replaces = wish.status === scheduledStatus;
    const { pubTime: time, zone } = schedule;
    const isSure = await modal.confirm({
      title: replaces ? t('compose.replaceQuestion', { time, zone }) : sentence,
      okText: replaces ? t('compose.replace') : t('compose.withdrawAndGoOn'),
      cancelText: t('compose.cancel'),
    });
    if (!isSure) return null;
    if (replaces) return { ...wish, replaces: schedule.id };
    await withdrawTiming(schedule.id);
    desk.know({ ...desk.identity, schedule: null });
    return wish;
  };

  const saved = async (save: Save, identity: Identity, wish: DraftWish): Promise<Identity | null> => {
    try {
      return await save(desk.content, identity, wish);
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind !== 'scheduled' || wish.replaces !== undefined) throw error;
      const { schedule } = refusal;
      desk.know({ ...identity, schedule });
      const again = await askAbout(refusal, wish);
      return again && save(desk.content, { ...identity, schedule }, again);
    }
  };

  const refused = (error: unknown) => {
    const refusal = refusalKind(error);
    if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
    last.current.isTaken = refusal.kind === 'take-over';
    if (refusal.kind === 'take-over') return setState({ kind: 'taken', sentence: refusal.sentence });
    tell('error', refusal.sentence);
    return setState({ kind: 'refused', sentence: refusal.sentence });
  };

  const run = async (save: Save, identity: Identity, wish: DraftWish = {}): Promise<Identity | null> => {
    if (isWorking.current) return null;
    isWorking.current = true;
    last.current = { save, isTaken: false };
    setState({ kind: 'working' });
    try {
      const now = await saved(save, identity, wish);
      if (!now) {
        setState({ kind: 'untouched' });
        return null;
      }
      desk.markSaved(desk.content, now);
      showIdentity(now);
      setState({ kind: 'saved', at: serverNow() });
      return now;
    } catch (error) {
      refused(error);
      return null;
    } finally {
      isWorking.current = false;
    }
  };

  const isIncomplete = () => {
    const problems = [...checkDraft(desk.content), ...unfinishedUploads(uploading)];
    const [first] = problems;
    if (!first || !blocks(problems)) return false;
    checks.showAll();
    tell('error', sayProblem(first));
    focusField(first.field);
    return true;
  };

  return {
    state,
    saveDraft: async (wish) => (isIncomplete() ? null : run(saveDraft, desk.identity, wish)),
    savePackage: (wish) => run(savePackage, desk.identity, wish),
    takeOver: async () => {
      const identity = await latestIdentity(desk.identity).catch((error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error;
        return tell('error', error.sentence);
      });
      return identity ? run(last.current.save, identity) : null;
    },
    isTaken: () => last.current.isTaken,
    know: desk.know,
    isIncomplete,
  };
}
