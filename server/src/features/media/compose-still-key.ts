// Compose the key under which the still of a stored film is kept beside it.

export function composeStillKey(key: string): string {
  return `${key.split('.')[0] ?? ''}-still.webp`;
}
