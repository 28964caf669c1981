// Leads the eye and the keys to the field a problem is about.
import type { Field } from '@herald/contract/problems.ts';
import { fieldId } from './place-problems.ts';

export function focusField(field: Field): void {
  const element = document.getElementById(fieldId(field));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
