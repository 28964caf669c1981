// How TikTok spells names and numbers; words of ours it takes none.

/** What a creator may call himself. */
export function isUsername(text: string): boolean {
  return /^[a-z0-9_.]{2,24}$/.test(text);
}

/** Numbers of 64 bits stand in all their digits, which no number of ours can hold: they are texts until here. */
export function withNumbers(written: string, digits: readonly string[]): string {
  return digits.reduce((text, one) => text.replaceAll(`"${one}"`, one), written);
}
