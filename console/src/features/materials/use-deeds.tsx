// What can be done with materials: deleted, which can be undone for a while; where they are in use that is asked first; and restored.
import type { Material } from '@herald/contract/materials.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useOfferUndo } from '../../lib/use-offer-undo.tsx';
import { useRemoveMaterials, useRestoreMaterials } from './api.ts';

/** The materials of a deletion that waits for an answer, and the server's sentence. */
export type Question = { readonly materials: readonly Material[]; readonly sentence: string };

export type Deeds = {
  readonly question: Question | null;
  readonly remove: (materials: readonly Material[]) => Promise<void>;
  readonly answer: (isYes: boolean) => Promise<void>;
  readonly restore: (materials: readonly Material[]) => Promise<void>;
};

export function useDeeds(): Deeds {
  const { t } = useTranslation();
  const offerUndo = useOfferUndo();
  const [question, setQuestion] = useState<Question | null>(null);
  const removing = useRemoveMaterials();
  const restoring = useRestoreMaterials();
  const idsOf = (materials: readonly Material[]) => materials.map(({ id }) => id);

  // A refusal has been told by who called, or is asked about.
  const restore = async (materials: readonly Material[]) => {
    const isDone = await restoring.mutateAsync(idsOf(materials)).then(
      () => true,
      () => false,
    );
    const [title, count] = [titleOfOnly(materials), materials.length];
    if (!isDone) return;
    tell(
      'success',
      title === null ? t('materials.restored', { count }) : t('materials.restoredOne', { title }),
    );
  };
  const offerRestore = (materials: readonly Material[]) => {
    const key = idsOf(materials).join(',');
    const [title, count] = [titleOfOnly(materials), materials.length];
    const said = title === null ? t('materials.removed', { count }) : t('materials.removedOne', { title });
    offerUndo(said, key, () => restore(materials));
  };
  const act = async (materials: readonly Material[], confirm: boolean) => {
    try {
      await removing.mutateAsync({ ids: idsOf(materials), confirm });
    } catch (error) {
      if (error instanceof CallRefusal && error.code === 'material-in-use')
        setQuestion({ materials, sentence: error.sentence });
      return;
    }
    offerRestore(materials);
  };
  return {
    question,
    remove: (materials) => act(materials, false),
    answer: async (isYes) => {
      setQuestion(null);
      if (isYes && question) await act(question.materials, true);
    },
    restore,
  };
}

/** Null where there are several. */
function titleOfOnly(materials: readonly Material[]): string | null {
  const [only] = materials;
  return only && materials.length === 1 ? only.title : null;
}
