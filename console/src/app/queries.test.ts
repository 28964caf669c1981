import { pollHeader } from '@herald/contract/endpoint.ts';
import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anHourAgo, categories, inAnHour, list, makeTrial } from '../lib/call-trial.ts';
import { queries } from './queries.ts';

const { trial, reset, answering, makeTab } = makeTrial((address, init) => fetch(address, init));
const server = createServer((request, reply) => void answering(request, reply));

beforeAll(async () => {
  // Nothing is asked again where no page is.
  environmentManager.setIsServer(() => false);
  reset();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  trial.base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  environmentManager.setIsServer(() => true);
  queries.clear();
  server.close();
});

/** Whether each call that was heard since said that it was a poll. */
const polls = () => trial.heard.map(({ headers }) => headers[pollHeader] ?? null);
const patience = { timeout: 15_000 };
const heard = async (count: number) => {
  await expect.poll(() => trial.heard.length, patience).toBeGreaterThanOrEqual(count);
};

it('what a page asks again by a clock says that it is a poll; the first time, and what a person asks again, does not', async () => {
  const { call } = makeTab({ token: 'a' });
  const observer = new QueryObserver(queries, {
    queryKey: ['by-a-clock'],
    queryFn: () => list(call),
    refetchInterval: 300,
  });
  const leave = observer.subscribe(() => undefined);
  await heard(3);
  expect(polls().slice(0, 3)).toEqual([null, '1', '1']);
  leave();
  await observer.refetch();
  await queries.refetchQueries({ queryKey: ['by-a-clock'] });
  expect(polls().at(-1)).toBeNull();
});

it('so does what it asks because its window, or the network, came back', async () => {
  trial.heard = [];
  const { call } = makeTab({ token: 'a' });
  const observer = new QueryObserver(queries, {
    queryKey: ['by-the-window'],
    queryFn: () => list(call),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data, patience).toEqual(categories);
  queries.getQueryCache().onFocus();
  await heard(2);
  await expect.poll(() => observer.getCurrentResult().isFetching, patience).toBe(false);
  queries.getQueryCache().onOnline();
  await heard(3);
  leave();
  expect(polls()).toEqual([null, '1', '1']);
});

it('a poll renews a session that is over, and says with the renewal that it is one', async () => {
  trial.heard = [];
  const renewed = { accessToken: 'new', refreshToken: 'new-refresh', expireIn: inAnHour() };
  trial.answers.set('/control/user/refreshToken', () => ({ data: renewed }));
  const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
  const observer = new QueryObserver(queries, {
    queryKey: ['renewing'],
    queryFn: () => list(tab.call),
    refetchOnWindowFocus: true,
  });
  queries.setQueryData(['renewing'], []);
  const leave = observer.subscribe(() => undefined);
  await heard(2);
  tab.session.write({ ...renewed, expireIn: anHourAgo() });
  await expect.poll(() => observer.getCurrentResult().isFetching, patience).toBe(false);
  queries.getQueryCache().onFocus();
  await heard(4);
  leave();
  expect(polls()).toEqual([null, null, '1', '1']);
  expect(trial.heard.at(-1)?.headers.authorization).toBe('Bearer new');
});
