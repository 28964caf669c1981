// Every right and role that a channel asks for has a name in each language; none is shown as the platform's code.
import { Language } from '@herald/contract/languages.ts';
import { expect, test } from 'vitest';
import { channels } from './registry.ts';
import { nameOfRight, nameOfRole } from './right-names.ts';

test.each(channels.map((channel) => [channel.key, channel] as const))('%s', (_, { connect }) => {
  const { scopes, spare = [], products = {}, also = {} } = connect;
  const asked = [...scopes, ...spare, ...Object.values(products).flat(), ...Object.values(also).flat()];
  for (const right of asked) {
    const names = Language.options.map((language) => nameOfRight(right, language));
    expect([right, new Set(names).size]).toEqual([right, 4]);
    expect(names).not.toContain(null);
  }
});

test.each(['CREATE_CONTENT', 'ADMINISTRATOR / CONTENT_ADMINISTRATOR', 'editor'])('the role %s', (role) => {
  for (const language of Language.options) expect(nameOfRole(role, language)).not.toMatch(/_/);
});

test('what nobody named here stays the platform’s own word', () => {
  expect([nameOfRight('new.right', 'zh'), nameOfRole('NEW_TASK', 'zh')]).toEqual([null, 'NEW_TASK']);
});
