// Who is left out is named with the reason; where nobody can be sent to, it is told and nothing goes.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { problem, type Problem } from '@herald/contract/problems.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { showNoticesBy } from '../../lib/notices.ts';
import { testBinding } from '../../lib/test-binding.ts';
import { testRules } from '../../lib/test-rules.ts';
import { LeftOutList } from './left-out-list.tsx';
import type { Checks } from './use-checks.ts';
import { useBlocking } from './use-blocking.ts';
import { useDeparture } from './use-departure.ts';

const twitter = testBinding('t', 32, { name: 'Harbour news' });
const lapsed: ChannelBinding = { ...twitter, id: 'l', name: 'Old pier', usable: false };
const catalogue: CatalogueEntry[] = [
  { rules: testRules({ channelId: 32, name: 'Twitter' }), setUp: true, pasted: false },
];
const noVideo = problem('video-missing', 'video', { channelId: 32, figures: { channel: 'Twitter' } });
const untitled = problem('title-missing', 'title');

let told: string[] = [];
beforeEach(async () => {
  await speak('en');
  told = [];
  showNoticesBy({ tell: (_, sentence) => void told.push(sentence), askToLeave: () => Promise.resolve(true) });
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => {
  showNoticesBy(null);
  vi.unstubAllGlobals();
});

/** Whom it goes to, by id; `nobody` where nothing goes. */
type Pressed = { going: string; isAllShown: boolean };

function press(chosen: readonly ChannelBinding[], problems: readonly Problem[]): Pressed {
  let isAllShown = false;
  const checks: Checks = {
    problems,
    at: () => problems,
    touch: () => undefined,
    now: () => problems,
    showAll: () => {
      isAllShown = true;
    },
    touches: () => 0,
    addFromServer: () => undefined,
  };
  function Press() {
    const isBlocked = useBlocking(checks);
    const departure = useDeparture({ chosen, catalogue, checks, isBlocked }).depart();
    return departure === null ? 'nobody' : departure.going.map(({ id }) => id).join(' ');
  }
  const going = renderToStaticMarkup(<Press />);
  return { going, isAllShown };
}

test('each that is left out stands there with its channel, its name and what to do', () => {
  const shown = renderToStaticMarkup(
    <LeftOutList
      leftOut={[
        { account: twitter, because: { kind: 'fault', fault: noVideo } },
        { account: lapsed, because: { kind: 'unusable', why: 'authorise-again' } },
      ]}
    />,
  );
  for (const words of [
    'Left out now: 2',
    'Twitter Harbour news',
    'Twitter: needs a video. Add one, or leave this channel out.',
    'Twitter Old pier</strong>',
    'Twitter Old pier must be authorised again before it can publish.',
    'They stay chosen in the draft',
  ])
    expect(shown).toContain(words);
  expect(renderToStaticMarkup(<LeftOutList leftOut={[]} />)).toBe('');
});

test('who can be sent to departs; what is wrong with the others is shown at its fields and told by nobody', () => {
  const { going, isAllShown } = press([twitter, lapsed], []);
  expect(going).toBe('t');
  expect(isAllShown).toBe(true);
  expect(told).toEqual([]);
});

test('where nobody can be sent to, nothing goes, and the first reason is told', () => {
  expect(press([twitter], [noVideo]).going).toBe('nobody');
  expect(press([twitter], [untitled]).going).toBe('nobody');
  expect(press([lapsed], []).going).toBe('nobody');
  expect(told).toEqual([
    'Twitter: needs a video. Add one, or leave this channel out.',
    expect.stringContaining('title'),
    'Twitter Old pier must be authorised again before it can publish.',
  ]);
});
