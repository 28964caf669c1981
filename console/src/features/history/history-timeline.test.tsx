// The history of a post that only its owner sees: its steps are called what its row is called, never live.
import type { HistoryEvent } from '@herald/contract/publications.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { HistoryTimeline } from './history-timeline.tsx';

const step = (reason: HistoryEvent['reason']): HistoryEvent => ({
  seq: 1,
  at: '2026-11-05T10:00:00Z',
  actor: 'worker',
  fromState: 'inflight',
  toState: 'published',
  reason,
  evidence: {},
});

test('a private video is Private in its timeline too; a public one is Live', async () => {
  await speak('en');
  const shown = (reason: HistoryEvent['reason']) =>
    /<strong>(.*?)<\/strong>/.exec(
      renderToStaticMarkup(<HistoryTimeline events={[step(reason)]} moves={[]} />),
    )?.[1];
  expect(shown('reason-owner-only')).toBe('Private');
  expect(shown('reason-locked-private')).toBe('Private');
  expect(shown('reason-platform-said-live')).toBe('Live');
  expect(shown('reason-not-public')).toBe('Not public');
});

test('what was planned anew names the time it was due before, below what happened since', async () => {
  await speak('en');
  const moves = [{ at: '2026-11-05T09:00:00Z', by: 'Maya', dueAt: '2026-11-07T10:00:00Z' }];
  const shown = renderToStaticMarkup(
    <HistoryTimeline events={[step('reason-platform-said-live')]} moves={moves} />,
  );
  expect(shown).toMatch(/Live<.*Planned anew\. Until then it was due 2026-11-07 .*Maya/);
});

test('what is said of a private video later leaves it private, until readers see it', async () => {
  await speak('en');
  const steps = [
    step('reason-owner-only'),
    { ...step('reason-withdrawal-failed'), seq: 2, fromState: 'withdrawing' as const },
    { ...step('reason-platform-said-live'), seq: 3, fromState: 'published' as const },
  ];
  const html = renderToStaticMarkup(<HistoryTimeline events={steps.toReversed()} moves={[]} />);
  expect([...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, word]) => word)).toEqual([
    'Live',
    'Private',
    'Private',
  ]);
});
