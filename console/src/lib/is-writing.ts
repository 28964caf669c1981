// Whether keys go into a field just now: then a letter is a letter and no command.

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]';

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
