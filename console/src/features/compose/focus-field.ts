// Leads the eye and the keys to the field a problem is about.
import type { Field } from '@herald/contract/problems.ts';
import { fieldId } from './place-problems.ts';

export function focusField(field: Field): void {
  // What has no field here, as a video, can be answered by leaving the channel out.
  const element = document.getElementById(fieldId(field)) ?? document.getElementById(fieldId('accounts'));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
