// Whether something is asked already, and stands before everything else on the page.

export function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility());
}
