// Whether a key belongs to a word that is being composed in Chinese, Japanese or Korean: then it is no command of ours.

/** Safari says so of the key that ends a word by its number alone (UI Events, §5.6.2: 229 while an input method works). */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
