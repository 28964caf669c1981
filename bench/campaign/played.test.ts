// Every channel of the registry is played, and by the class its own code says.
import { rows } from '@herald/channels/conformance-table.ts';
import { channels } from '@herald/channels/registry.ts';
import { expect, it } from 'vitest';
import { routes } from './content.ts';
import { channelOf, channelsFor, classOf, played, platformOf } from './played.ts';
import { keySecondsFor, pace, patienceFor, scale } from './tiers.ts';

it('every channel is played, and goes by the sandbox’s word for it', () => {
  const platforms = new Set(played.map(platformOf));
  expect([...platforms].toSorted()).toEqual(channels.map(({ key }) => key).toSorted());
  expect([...platforms].toSorted()).toEqual(rows.map(({ platform }) => platform).toSorted());
});

it('each by the class its own code has; only a member of LinkedIn shows less than its channel', () => {
  const classes = { key: 'A', handle: 'B', list: 'C', nothing: 'D' } as const;
  const differing = played.filter((one) => classOf[one] !== classes[channelOf(one).settledBy.by]);
  expect(differing).toEqual(['linkedin-member']);
  expect(new Set(Object.values(classOf))).toEqual(new Set(['A', 'B', 'C', 'D']));
});

it('to each of them something goes', () => {
  const reached = new Set(routes.flatMap(({ to }) => to));
  expect(played.filter((one) => !reached.has(one))).toEqual([]);
});

it('engine, sandbox and checker know a key equally long, and what is not trusted of it covers a call on its way', () => {
  for (const slower of [1, 2.5]) {
    const windows = channelsFor(slower).flatMap(({ settledBy }) =>
      settledBy.by === 'key' ? [Math.round(settledBy.windowSeconds * scale * 1_000)] : [],
    );
    const known = keySecondsFor(slower) * 1_000;
    expect(windows).toEqual([known, known]);
    expect(patienceFor(slower).at(-1)).toBe(known);
    expect(known / 10).toBeGreaterThan(2 * pace.sendDeadlineMs * slower);
  }
});
