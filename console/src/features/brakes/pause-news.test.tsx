// A pause names who set it; one that a restore set says from when the backup is, and what to do before it is lifted.
import type { Pause } from '@herald/contract/brakes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { PauseNews } from './pause-news.tsx';

const pause: Pause = {
  id: 'one',
  scope: 'everything',
  what: '',
  because: 'Storm on the coast.',
  by: 'Maya',
  restoredFrom: null,
  since: '2026-11-27T10:00:00Z',
  mine: true,
};
const saidOf = async (one: Pause) => {
  await speak('en');
  return renderToStaticMarkup(<PauseNews pauses={[one]} />);
};

test('set by a person it gives the reason and the name, and nothing of a backup', async () => {
  expect(await saidOf(pause)).toMatch(/Storm on the coast\. .*Maya, since 2026-11-27/);
  expect(await saidOf(pause)).not.toContain('backup');
});

test('set by a restore it gives the backup and what to look through, and nobody’s name', async () => {
  const said = await saidOf({ ...pause, because: '', by: '', restoredFrom: '2026-11-26T02:00:00Z' });
  expect(said).toMatch(/as it stood at 2026-11-26 .*look through what is scheduled/);
  expect(said).toMatch(/>[^<]*Since 2026-11-27/);
});
