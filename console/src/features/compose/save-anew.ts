// Saves as a draft what had one that was deleted: it goes on into the package it was of, where that is still there.
import { saveDraft } from './api.ts';
import { isGone } from './refusal-kinds.ts';
import { nobody } from './saved-forms.ts';

export const saveAnew: typeof saveDraft = async (content, identity, wish, isQuiet) => {
  try {
    return await saveDraft(content, identity, wish, isQuiet);
  } catch (error) {
    if (!isGone(error) || identity.pkGUID === null) throw error;
    return saveDraft(content, nobody, wish, isQuiet);
  }
};
