// Saving as a draft or to my content: one at a time, nothing entered is lost by a refusal, and the status line tells how it stands.
import { blocks, checkDraft } from '@herald/contract/check-content.ts';
import { App } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import { useReplaceQuestion } from '../../lib/use-replace-question.ts';
import { sayProblem } from '../../lib/say.ts';
import { saveDraft, savePackage, withdrawTiming } from './api.ts';
import { withAccounts, withText } from './composition.ts';
import { focusField } from './focus-field.ts';
import { openLatest, type Opened } from './open-items.ts';
import { unfinishedUploads } from './place-problems.ts';
import { isGone, isUnreached, refusalKind, type RefusalKind } from './refusal-kinds.ts';
import { saveAnew } from './save-anew.ts';
import { namedSave, noteSent, noteUnsaved, type SaveRoom, type SaveState } from './save-rooms.ts';
import { nobody, type DraftWish, type Identity, type SaveWish } from './saved-forms.ts';
import type { Checks } from './use-checks.ts';
import type { CompositionOnDesk } from './use-composition.ts';
import { useScheduleAnew } from './use-schedule-anew.ts';
import type { Underway } from './use-underway.ts';

/** A draft saved for scheduled publishing (document 1 §4). */
export const scheduledStatus = 6;

export type Saving = {
  readonly state: SaveState;
  readonly saveDraft: (wish?: DraftWish) => Promise<Identity | null>;
  readonly savePackage: (wish?: SaveWish) => Promise<Identity | null>;
  /** With a draft of it, for only a draft keeps which accounts are chosen. */
  readonly savePackageAndDraft: () => Promise<Identity | null>;
  /** What it was saved in was deleted: from here on it is another, and the old one stays as it is. */
  readonly saveAsNew: () => Promise<Identity | null>;
  readonly takeOver: () => Promise<Identity | null>;
  /** What somebody else saved, as it was shown, in the place of what stands here; ten seconds long it can be undone. */
  readonly takeTheirs: (theirs: Opened) => void;
  /** True when of a last save that came to nothing no more is to be said: a change made elsewhere stands on the page, or the person called it off. */
  readonly isReasonKnown: () => boolean;
  readonly know: (identity: Identity) => void;
  /** Waits for a save that is on its way. */
  readonly settled: () => Promise<unknown>;
  /** True when what stands here may not be saved yet; the person has been told why. */
  readonly isIncomplete: () => boolean;
};

type Scheduled = Extract<RefusalKind, { kind: 'scheduled' }>;
type Save = typeof saveDraft | typeof savePackage;
type Asked = { readonly save: Save; readonly call: Save; readonly wish: SaveWish; readonly since: number };

export function useSaving(
  desk: CompositionOnDesk,
  checks: Checks,
  uploading: Underway,
  room: SaveRoom,
  /** Said in the place of the offer to save a deleted package as new. */
  goneWords?: string,
): Saving {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const offerUndo = useOfferUndo();
  const replaceQuestion = useReplaceQuestion();
  const lookAnew = useScheduleAnew();
  const { state, setState, known, note } = room;
  const isReasonKnown = useRef(false);

  /** What is to be scheduled takes the place of what waits; what is only saved has it withdrawn. Whether the person agrees. */
  const agrees = async ({ sentence, schedule }: Scheduled, takesItsPlace: boolean): Promise<boolean> => {
    const { id, pubTime: time, zone } = schedule;
    const isSure = await modal.confirm({
      title: takesItsPlace ? await replaceQuestion({ schedule: id, time, zone }) : sentence,
      okText: takesItsPlace ? t('compose.replace') : t('compose.withdrawAndGoOn'),
      cancelText: t('compose.cancel'),
    });
    isReasonKnown.current = !isSure;
    return isSure;
  };

  const saved = async (save: Save, identity: Identity, wish: SaveWish): Promise<Identity | null> => {
    try {
      return await save(desk.content, identity, wish);
    } catch (error) {
      const refusal = refusalKind(error);
      if (refusal.kind !== 'scheduled' || wish.replaces !== undefined) throw error;
      const { schedule } = refusal;
      desk.know({ ...identity, schedule });
      const takesItsPlace = wish.status === scheduledStatus;
      if (!(await agrees(refusal, takesItsPlace))) return null;
      let now = { ...identity, schedule };
      try {
        now = { ...(await save(desk.content, now, { ...wish, replaces: schedule.id })), schedule };
        if (takesItsPlace) return now;
        // Kept before it is withdrawn: where either fails, what was to go out still does, in the words it was scheduled with.
        desk.know(now);
        await withdrawTiming(schedule.id);
        return { ...now, schedule: null };
      } catch (failed) {
        // While the question stood somebody may have moved it, withdrawn it or sent it.
        if (!isUnreached(failed)) desk.know(await lookAnew(now));
        throw failed;
      }
    }
  };

  const refused = (error: unknown, since = Infinity) => {
    const refusal = refusalKind(error);
    if (isUnreached(error)) {
      // Nobody has refused it: it is tried again by itself (use-autosave.ts).
      tell('error', refusal.sentence);
      return setState({ kind: 'unreached' });
    }
    if (isGone(error)) {
      isReasonKnown.current = true;
      const gone = desk.identity.draftId === null ? 'compose.gone.package' : 'compose.gone.draft';
      tell('error', goneWords ?? t(gone));
      return setState({ kind: 'gone' });
    }
    // Nothing goes by itself until somebody has succeeded: it would be refused again.
    note({ stop: { content: desk.content, isLasting: refusal.kind === 'told' } });
    if (refusal.kind === 'mend') checks.addFromServer(refusal.problems, since);
    isReasonKnown.current = refusal.kind === 'take-over';
    if (refusal.kind === 'take-over') return setState({ kind: 'taken', sentence: refusal.sentence });
    tell('error', refusal.sentence);
    return setState({ kind: 'refused', sentence: refusal.sentence });
  };

  /** `call` is what is called, where that is not what it is a save of. */
  const run = async (
    save: Save,
    identity: Identity,
    wish: SaveWish = {},
    call = save,
  ): Promise<Identity | null> => {
    if (room.goingBy() === 'person') return null;
    const asked = { save, call, wish, since: checks.touches() };
    let now = (await room.settled()) ?? identity;
    // Typing may have come to rest once more meanwhile: what a person asks for is not dropped for that.
    while (room.goingBy() === 'rest') now = (await room.settled()) ?? now;
    if (room.goingBy() !== null) return null;
    return room.enter('person', () => carryOut(now, asked));
  };

  const carryOut = async (identity: Identity, asked: Asked): Promise<Identity | null> => {
    const { save, call, wish, since } = asked;
    note({ lastSave: save, lastWish: wish.replaces === undefined ? {} : { replaces: wish.replaces } });
    isReasonKnown.current = false;
    setState({ kind: 'working', by: 'person' });
    const name = namedSave(known);
    const isDraft = save === saveDraft;
    const saveFound = known.isAnew ? saveAnew : saveDraft;
    try {
      // The draft that a save without an answer has made is found before a package is made from it.
      const isLost = !isDraft && known.lost.length > 0;
      if (isDraft || isLost) noteSent(known, name);
      const found = isLost ? await saveFound(desk.content, identity, name) : identity;
      const now = await saved(call, found, isDraft ? { ...wish, ...name } : wish);
      if (!now) {
        setState({ kind: 'untouched' });
        return null;
      }
      note({ lost: [], stop: null, isAnew: false });
      desk.markSaved(desk.content, now);
      setState({ kind: 'saved', at: serverNow(), by: 'person' });
      return now;
    } catch (error) {
      if (!isUnreached(error)) noteUnsaved(known, name);
      refused(error, since);
      return null;
    }
  };

  const isIncomplete = () => {
    const problems = [...checkDraft(desk.content), ...unfinishedUploads(uploading)];
    const [first] = problems;
    if (!first || !blocks(problems)) return false;
    checks.showAll();
    tell('error', sayProblem(first));
    focusField(first.field, first.channelId);
    return true;
  };

  /** Also of what began while a dialog stood open: whoever confirms in it looks at the page next, where it stands. */
  const isHeldBack = () => {
    isReasonKnown.current = isIncomplete();
    return isReasonKnown.current;
  };

  return {
    state,
    saveDraft: async (wish) =>
      isHeldBack() ? null : run(saveDraft, desk.identity, wish, known.isAnew ? saveAnew : saveDraft),
    savePackage: async (wish) => (isHeldBack() ? null : run(savePackage, desk.identity, wish)),
    savePackageAndDraft: async () => {
      if (isHeldBack()) return null;
      if (desk.identity.draftId !== null) return run(savePackage, desk.identity);
      const draft = await run(saveDraft, desk.identity);
      return draft && run(savePackage, draft);
    },
    saveAsNew: async () => {
      const { draftId, pkGUID, packageRevision } = desk.identity;
      const isDraft = draftId !== null || known.isAnew;
      const fresh = isDraft ? { ...nobody, pkGUID, packageRevision } : nobody;
      // Saves of the old one are none of this one's; those of a try before this are.
      note({ stop: null, lost: known.isAnew ? known.lost : [], isAnew: isDraft });
      desk.know(fresh);
      return isDraft ? run(saveDraft, fresh, {}, saveAnew) : run(savePackage, fresh);
    },
    takeOver: async () => {
      const late = await room.settled();
      const theirs = await openLatest(late ?? desk.identity).catch((error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error;
        if (isGone(error)) return refused(error);
        return tell('error', error.sentence);
      });
      return theirs ? run(known.lastSave, theirs.identity, known.lastWish) : null;
    },
    takeTheirs: ({ content: theirs, identity: found }) => {
      const { content, identity } = desk;
      const settle = () => {
        isReasonKnown.current = false;
        note({ stop: null });
        setState({ kind: 'untouched' });
      };
      // Content keeps no accounts: those that are chosen here stay.
      const isOfPackage = found.draftId === null;
      const whole = withText(isOfPackage ? withAccounts(theirs, content.accountIds) : theirs);
      desk.change({ kind: 'replaced', content: whole });
      desk.markSaved(whole, found);
      settle();
      offerUndo(t('compose.other.took'), 'theirs', async () => {
        desk.change({ kind: 'replaced', content: { ...content } });
        // On the revision it stood on: saved again it asks again.
        desk.know(identity);
        settle();
      });
    },
    isReasonKnown: () => isReasonKnown.current,
    know: desk.know,
    settled: room.settled,
    isIncomplete,
  };
}
