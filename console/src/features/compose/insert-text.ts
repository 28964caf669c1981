// Puts words into a field as if they were typed, so that the browser's own undo takes them back.

/** In the place of what stands from `from` to `to`; the keys stay where they were. */
export function insertText(field: HTMLTextAreaElement, words: string, from: number, to: number): void {
  const before = document.activeElement;
  field.focus();
  field.setSelectionRange(from, to);
  // Old, and the only way into a field's own history; where a browser refuses it the words come all the same.
  if (!document.execCommand('insertText', false, words)) {
    field.setRangeText(words, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  if (before instanceof HTMLElement && before !== field) before.focus();
}
