// Saving as a draft or to my content: one at a time, nothing entered is lost by a refusal, and the status line tells how it stands.
import { blocks, checkDraft } from '@herald/contract/check-content.ts';
import type { Composition } from '@herald/contract/content.ts';
import { useRef, useState } from 'react';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { serverNow } from '../../lib/clock.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { latestRevision, saveDraft, savePackage } from './api.ts';
import { focusField } from './focus-field.ts';
import { unfinishedUploads } from './place-problems.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Identity } from './saved-forms.ts';
import { showIdentity } from './show-identity.ts';
import type { Checks } from './use-checks.ts';
import type { CompositionOnDesk } from './use-composition.ts';

export type SaveState =
  | { readonly kind: 'untouched' | 'working' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'refused' | 'taken'; readonly sentence: string };

export type Saving = {
  readonly state: SaveState;
  readonly saveDraft: (status?: number) => Promise<Identity | null>;
  readonly savePackage: () => Promise<Identity | null>;
  readonly takeOver: () => Promise<Identity | null>;
  /** True when what stands here may not be saved yet; the person has been told why. */
  readonly isIncomplete: () => boolean;
};

type Save = (content: Composition, identity: Identity) => Promise<Identity>;

export function useSaving(desk: CompositionOnDesk, checks: Checks, uploading: number): Saving {
  const [state, setState] = useState<SaveState>({ kind: 'untouched' });
  const isWorking = useRef(false);

  const refused = (error: unknown) => {
    const refusal = refusalKind(error);
    if (refusal.kind === 'mend') checks.addFromServer(refusal.problems);
    if (refusal.kind === 'take-over') return setState({ kind: 'taken', sentence: refusal.sentence });
    tell('error', refusal.sentence);
    return setState({ kind: 'refused', sentence: refusal.sentence });
  };

  const run = async (save: Save, identity: Identity): Promise<Identity | null> => {
    if (isWorking.current) return null;
    isWorking.current = true;
    setState({ kind: 'working' });
    try {
      const saved = await save(desk.content, identity);
      desk.markSaved(desk.content, saved);
      showIdentity(saved);
      setState({ kind: 'saved', at: serverNow() });
      return saved;
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
    saveDraft: async (status) =>
      isIncomplete() ? null : run((content, identity) => saveDraft(content, identity, status), desk.identity),
    savePackage: () => run(savePackage, desk.identity),
    takeOver: async () => {
      const identity = await latestRevision(desk.identity).catch((error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error;
        return tell('error', error.sentence);
      });
      return identity ? run(saveDraft, identity) : null;
    },
    isIncomplete,
  };
}
