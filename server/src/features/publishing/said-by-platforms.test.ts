// What a platform answered is never shown raw: known codes by their sentence in the reader's language, unknown ones escaped, with the code.
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { channels } from '@herald/channels/registry.ts';
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlatformRefusal, sayRefusal } from '../../platform-refusal.ts';
import { advanceUntil, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { readPublication } from './read-publication.ts';
import { relayOutbox } from './relay-outbox.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

const facebook = { channel: 'Facebook', code: '506', words: '' };

describe('a refusal that came over the wire', () => {
  it('is the same sentence in the history, its evidence and the inbox, in each language', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'duplicate');
    const doubted = await room.advance(await room.publish(account), ['unknown']);
    await relayOutbox(room.context, handlers);
    expect(doubted.platform_code).toBe('');
    for (const language of Language.options) {
      const reader = { ...room.maya, language };
      const { events } = await readPublication(room.context, reader, { id: doubted.id });
      const refused = events.find(({ evidence }) => evidence['code'] !== undefined);
      const sentence = say(language, 'advice-duplicate', facebook);
      expect(refused?.evidence).toMatchObject({ said: sentence });
    }
  });

  it('while it waits for a busy platform, and while its owner must authorise again', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'rate-seconds');
    const busy = await room.advance(await room.publish(account), ['scheduled']);
    const { item } = await readPublication(room.context, { ...room.maya, language: 'zh' }, { id: busy.id });
    const code = busy.platform_code;
    expect(code).not.toBe('');
    const channel = channels.find(({ id }) => id === 31);
    expect(item.detail).toMatch(new RegExp(`^.*Facebook.*（${code}）.*自动继续。$`));
    expect(channel && sayRefusal('zh', channel, { platformCode: code, message: 'm' })).toBe(item.detail);
  });

  it('a post that failed says it in the inbox, in the place of the general reason', async () => {
    const account = await room.account('facebook', { scopes: ['pages_show_list'] });
    const refused = await room.advance(await room.publish(account));
    expect(refused.state).toBe('failed');
    await relayOutbox(room.context, handlers);
    const figures = { channel: 'Facebook', code: refused.platform_code, words: '' };
    for (const language of Language.options) {
      const { items } = await listInbox(room.context, { ...room.maya, language }, { page: 1, pageSize: 100 });
      const text = items.find(({ link }) => link.includes(refused.id))?.text ?? '';
      expect(text).toContain(say(language, 'advice-scope', figures));
      expect(text).not.toContain(say(language, 'reason-not-permitted'));
    }
  });
});

it('an answer whose code nobody named is looked for, and its words and code are shown meanwhile', async () => {
  const account = await room.account('facebook');
  const said = failed('unknown', 'This page must pass the <new> review', '99999');
  const channels = room.context.channels.map((one) => ({ ...one, publish: () => Promise.resolve(said) }));
  const context = { ...room.context, channels };
  const looking = await advanceUntil(context, await room.publish(account), ['reconciling']);
  const { item } = await readPublication(context, { ...room.maya, language: 'en' }, { id: looking.id });
  expect(item.reason).toBe('reason-answer-unclear');
  expect(item.detail).toContain('This page must pass the ‹new› review');
  expect(item.detail).toContain('99999');
});

describe('of a post that may stand nobody is told to publish it again', () => {
  const english = { language: 'en' } as const;
  const page = '<html><title>Not Found</title></html>';

  it.each([
    ['twitter', 404],
    ['twitter', 403],
    ['twitter', 400],
    ['twitter', 429],
    ['linkedin', 404],
  ] as const)('%s: a gateway’s page with a %i is quoted with its status', async (platform, status) => {
    const account = await room.account(platform);
    const channels = room.context.channels.map((one): Channel => ({
      ...one,
      publish: (outside, ...rest) =>
        one.publish({ ...outside, fetch: async () => new Response(page, { status }) }, ...rest),
    }));
    const context = { ...room.context, channels };
    const looking = await advanceUntil(context, await room.publish(account), ['reconciling']);
    const { item } = await readPublication(context, { ...room.maya, ...english }, { id: looking.id });
    expect(item.reason).toBe('reason-answer-unclear');
    expect(item.detail).toContain(`“Not Found” (HTTP ${status})`);
    expect(item.detail).not.toMatch(/again|by itself/);
  });

  it('nor when the look is refused by a code that elsewhere asks for it, in its line, its steps and the inbox', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'reset-before');
    const refused = failed('permission', 'Not Found here', '404').failure;
    const channels = room.context.channels.map((one): Channel => ({
      ...one,
      settle: { ...one.settle, settle: async () => ({ state: 'cannot-look', failure: refused }) },
    }));
    const context = { ...room.context, channels };
    const unknown = await advanceUntil(context, await room.publish(account), ['unknown']);
    const reader = { ...room.maya, ...english };
    const { item, events } = await readPublication(context, reader, { id: unknown.id });
    await relayOutbox(context, handlers);
    const { items } = await listInbox(context, reader, { page: 1, pageSize: 100 });
    const text = items.find(({ link }) => link.includes(unknown.id))?.text;
    for (const said of [item.detail, JSON.stringify(events), text]) {
      expect(said).toContain('“Not Found here” (404)');
      expect(said).not.toContain('publish it again');
    }
  });
});

describe('a code that nobody named', () => {
  const channel = channels.find(({ key }) => key === 'weibo');
  if (!channel) throw new Error('no Weibo');
  const hostile = `<img src=x onerror=alert(1)> {code}\u202e\n${'w'.repeat(400)}`;

  it('shows the platform’s words, escaped and shortened, with the code, in each language', () => {
    for (const language of Language.options) {
      const said = sayRefusal(language, channel, { platformCode: '99999', message: hostile });
      expect(said).toContain('99999');
      expect(said).toContain('‹img src=x onerror=alert(1)› (code) ww');
      expect(said).not.toMatch(/[<>{}\u202e\n]/);
      expect(said.length).toBeLessThan(450);
    }
  });

  it('is the detail of a refusal, and nothing said is nothing shown', () => {
    const refusal = new PlatformRefusal('platform-refused', channel, { platformCode: '20019', message: 'm' });
    const figures = { channel: channel.rules.name, code: '20019', words: 'm' };
    for (const language of Language.options)
      // Told to whoever asked something: no post of theirs waits for other words.
      expect(refusal.detailIn(language)).toBe(say(language, 'asked-said', figures));
    expect(sayRefusal('en', channel, { platformCode: '', message: '' })).toBe('');
  });
});
