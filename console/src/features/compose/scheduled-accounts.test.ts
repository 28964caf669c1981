import { expect, test } from 'vitest';
import { scheduledAccounts } from './scheduled-accounts.ts';

const accounts = ['a', 'b'].map((id) => ({ id, name: id, channelid: 31 }));

test('a link with status 0 selects only the account that channelBindId gives, without one all of it (R-COMP-043)', () => {
  expect(scheduledAccounts({ accounts }, 'b')).toEqual(['b']);
  expect(scheduledAccounts({ accounts }, null)).toEqual(['a', 'b']);
  expect(scheduledAccounts({ accounts }, 'stranger')).toEqual(['a', 'b']);
});
