// The dialogs of the composer that add what is saved: my drafts, my content and templates, each loaded when it is first opened.
import type { AddedKind } from '../lib/items-slot.ts';
import { later } from '../ui/later.tsx';
import { renderDetail } from './detail-overlay.tsx';

const DraftPicker = later(async () => {
  const { DraftPicker: Picker } = await import('../features/drafts/draft-picker.tsx');
  return { default: Picker };
});

const ContentPicker = later(async () => {
  const { ContentPicker: Picker } = await import('../features/content/content-picker.tsx');
  return { default: Picker };
});

const TemplatePicker = later(async () => {
  const { TemplatePicker: Picker } = await import('../features/templates/template-picker.tsx');
  return { default: Picker };
});

export type PickerAsked = {
  readonly kind: AddedKind;
  /** What was confirmed is on its way. */
  readonly isAdding: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (ids: readonly string[]) => void;
};

export function renderPicker({ kind, ...doors }: PickerAsked) {
  if (kind === 'template') return <TemplatePicker {...doors} />;
  const Picker = kind === 'draft' ? DraftPicker : ContentPicker;
  return <Picker {...{ renderDetail }} {...doors} />;
}
