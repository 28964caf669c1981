// Leads the eye and the keys to the field a problem is about; what hides the field is asked to show it first.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Field } from '@herald/contract/problems.ts';
import { fieldId } from './place-problems.ts';

type Reveal = (field: Field, channelId: ChannelId | null) => void;
const reveals = new Set<Reveal>();

/** `reveal` shows the field before it returns. Answers how to stop. */
export function onFocusField(reveal: Reveal): () => void {
  reveals.add(reveal);
  return () => reveals.delete(reveal);
}

export function focusField(field: Field, channelId: ChannelId | null = null): void {
  for (const reveal of reveals) reveal(field, channelId);
  // What has no field here, as a video, can be answered by leaving the channel out.
  const element = document.getElementById(fieldId(field)) ?? document.getElementById(fieldId('accounts'));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
