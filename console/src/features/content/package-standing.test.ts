// How a package stands is said with words that agree with their figures.
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { standingWords } from './package-standing.tsx';

const none = {
  total: 3,
  live: 0,
  ownerOnly: 0,
  underWay: 0,
  unknown: 0,
  notLive: 0,
  failedBeside: 0,
  takenDown: 0,
  cancelled: 0,
  retryable: 0,
};
const each = (number: number) =>
  standingWords(i18next.t, { ...none, ownerOnly: number, takenDown: number, cancelled: number });

test('in Spanish one is one and two are two', async () => {
  await speak('es');
  expect(each(1)).toBe('0 de 3 publicados, 1 privado, 1 retirado, 1 cancelado');
  expect(each(2)).toBe('0 de 3 publicados, 2 privados, 2 retirados, 2 cancelados');
});

test('in the others they are said whatever their number', async () => {
  await speak('en');
  expect(each(1)).toBe('0 of 3 live, 1 private, 1 taken down, 1 cancelled');
  await speak('zh');
  expect(each(1)).toContain('1 个私享');
  await speak('ja');
  expect(each(2)).toContain('非公開 2 件');
});
