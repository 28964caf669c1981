// What a publication was checked against says when it is looked for again, and nothing of it where nobody looks any more.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { HistoryChecks } from './history-checks.tsx';

const checks = { lastAt: '2026-11-28T12:00:00.000Z', count: 2, words: '', compared: null, candidates: [] };
const said = (nextLookAt: string | null) =>
  renderToStaticMarkup(<HistoryChecks detail={{ checks, item: { nextLookAt, mayResolve: true } }} />);

test('says when it looks again, where it does', async () => {
  await speak('en');
  expect(said('2026-11-28T12:02:00.000Z')).toContain('Looks again');
  expect(said(null)).not.toContain('Looks again');
});
