// What a platform gives an application only when asked is asked for only where the settings name it: LinkedIn's pages.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { testDesk, type TestDesk } from '../../http/test-desk.ts';
import { findBindChoices } from './find-bind-choices.ts';

const linkedin = 42;
let desk: TestDesk;
let maya: TestActor;
beforeAll(async () => {
  desk = await testDesk();
  ({ maya } = desk);
});
afterEach(() => desk.sandbox.order('/_settings', { unreviewed: false }));
afterAll(() => desk.close());

const name = (more: Record<string, string>) => {
  const { LINKEDIN_PAGES: _pages, ...rest } = desk.sandbox.environment;
  const { linkedin: settings } = readConfig({ ...rest, ...more }).channels;
  if (!settings) throw new Error('no settings for LinkedIn');
  desk.context.config.channels['linkedin'] = settings;
};
const offered = async () => {
  const ticket = await desk.consents.ticketOf(maya, linkedin);
  const { choices } = await findBindChoices(desk.context, maya, { ticket });
  return choices.map(({ externalId, usable }) => `${externalId.split(':')[2] ?? ''} ${usable}`);
};

it('without LINKEDIN_PAGES a member can be bound by the simplest application', async () => {
  name({});
  await desk.sandbox.order('/_settings', { unreviewed: { linkedin: true } });
  expect(await offered()).toEqual(['person true']);
});

it('with LINKEDIN_PAGES=1 pages are offered, and an application without them is told what to do', async () => {
  name({ LINKEDIN_PAGES: '1' });
  expect(await offered()).toContain('organization true');
  await desk.sandbox.order('/_settings', { unreviewed: { linkedin: true } });
  const { url, cookie } = await desk.consents.open(maya, `channelid=${linkedin}`);
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const said = await desk.consents.comeBack(`${back.pathname}${back.search}`, cookie);
  expect(said.get('error')).toBe('authorisation-beyond');
  expect(() => name({ LINKEDIN_PAGES: 'yes' })).toThrow('LINKEDIN_PAGES');
});
