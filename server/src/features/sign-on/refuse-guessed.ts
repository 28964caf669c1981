// Refuse a password that everybody tries first: one of the common ones, also dressed up until it follows the rule.
import { isPublishedToAnybody } from '../../db/seed/demo-accounts.ts';
import { guessedPasswords } from '../../http/guessed-passwords.ts';
import { Refusal } from '../../refusal.ts';

/** Which letter a sign stands for in p@$$w0rd, and which digit is on its key in 1qaz@WSX. */
const letters = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }),
);
const keys = new Map([...'!@#$%^&*()'].map((sign, index) => [sign, String((index + 1) % 10)]));

export function refuseGuessed(password: string): void {
  if (isPublishedToAnybody(password) || readings(password).some((word) => guessedPasswords.has(word)))
    throw new Refusal('password-common');
}

/** The rule asks for a digit and a sign: most put them behind a word, in place of its letters, or between its halves. */
function readings(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase();
  const behind = plain.replace(/[^\p{L}]+$/u, '');
  const between = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [
    plain,
    between,
    read(plain, keys),
    ...[behind, behind.replace(/^[^\p{L}]+/u, ''), plain].map((word) => read(word, letters)),
  ];
}

function read(word: string, as: ReadonlyMap<string, string>): string {
  return [...word].map((sign) => as.get(sign) ?? sign).join('');
}
