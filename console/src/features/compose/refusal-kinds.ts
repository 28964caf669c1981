// What a refused save or publish asks of the editor: mend something, take over, confirm, or read a sentence.
import type { Problem } from '@herald/contract/problems.ts';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { problemsOf } from './place-problems.ts';

export type RefusalKind =
  | { readonly kind: 'mend'; readonly sentence: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'take-over'; readonly sentence: string }
  | { readonly kind: 'again'; readonly sentence: string }
  | { readonly kind: 'told'; readonly sentence: string };

export function refusalKind(error: unknown): RefusalKind {
  if (!(error instanceof CallRefusal)) throw error;
  const { code, sentence, details } = error;
  if (code === 'changed-elsewhere') return { kind: 'take-over', sentence };
  if (code === 'same-post-again') return { kind: 'again', sentence };
  const problems = code === 'content-refused' ? problemsOf(details) : [];
  return problems.length > 0 ? { kind: 'mend', sentence, problems } : { kind: 'told', sentence };
}
