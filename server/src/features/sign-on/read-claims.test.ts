import { expect, it } from 'vitest';
import { readClaimsSetting } from '../../http/claims-setting.ts';
import { readClaims } from './read-claims.ts';

const mapped = (setting: object) => readClaimsSetting(JSON.stringify(setting)).mapping;
const rolesOf = (roles: unknown, setting: object = {}) =>
  readClaims({ sub: 's', roles }, mapped(setting)).roles.toSorted();

it('a group whose name holds the word of a role of ours, or of a mapped group, opens nothing', () => {
  expect(rolesOf('wiki admin')).not.toContain('admin');
  expect(rolesOf('help desk', { roleNames: { desk: 'admin' } })).toEqual([]);
  // A list of one says the same as the text alone.
  expect(rolesOf(['help desk'], { roleNames: { desk: 'admin' } })).toEqual([]);
});

it('one group with spaces in its name is still found by its whole name', () => {
  expect(rolesOf('cn=news & desk', { roleNames: { 'cn=news & desk': 'editor' } })).toEqual(['editor']);
});

it('a group with white space around it is still that group', () => {
  expect(rolesOf(' editor\n')).toEqual(['editor']);
});

it('names are taken as they can be read; where nothing is left of one, the account and the default stand in', () => {
  const setting = { defaultDepartment: 'Desk', departmentNames: { INT: 'World' } };
  const read = (claims: object) => {
    const { name, department } = readClaims({ sub: 's', ...claims }, mapped(setting));
    return [name, department];
  };
  expect(read({ name: '\u202eAda\u200b', department: 'Radio\u200b' })).toEqual(['Ada', 'Radio']);
  expect(read({ name: '\u200b', department: '\u200b' })).toEqual(['s', 'Desk']);
  expect([read({ department: 'INT' }), read({})]).toEqual([
    ['s', 'World'],
    ['s', 'Desk'],
  ]);
});
