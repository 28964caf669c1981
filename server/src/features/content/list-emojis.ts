// List the emojis offered beside the text.
import { emojis } from '@herald/contract/emojis.ts';

export async function listEmojis(): Promise<{ id: string; name: string }[]> {
  return emojis.map((emoji) => ({ id: emoji, name: emoji }));
}
