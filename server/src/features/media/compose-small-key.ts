// Compose the key under which the small version of a stored file is kept beside it.

/** `width` in pixels. */
export function composeSmallKey(key: string, width: number): string {
  return `${key.split('.')[0] ?? ''}-w${width}.webp`;
}
