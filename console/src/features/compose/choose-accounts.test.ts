import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { describe, expect, test } from 'vitest';
import { testBinding } from '../../lib/test-binding.ts';
import {
  all,
  allOf,
  labelOf,
  matching,
  mustAsk,
  toggled,
  whyUnusable,
  withSuggested,
} from './choose-accounts.ts';

const account = (id: string, channelid: ChannelId, name = `Page ${id}`) =>
  testBinding(id, channelid, { name, authorizeToken: { screenName: name, page_ids: id } });
const facebook = account('f', 31);
const twitter = account('t', 32);
const wechat = account('w', 17);
const second = account('v', 17);
const accounts = [facebook, twitter, wechat, second];

describe('choosing accounts', () => {
  test('WeChat cannot be combined with other channels (R-PUB-004)', () => {
    const chosen = ['f', 't', 'w', 'v'].reduce<string[]>((before, id) => toggled(accounts, before, id), []);
    expect(chosen).toEqual(['w', 'v']);
  });

  test('choosing WeChat last keeps only WeChat (R-PUB-005)', () => {
    expect(toggled(accounts, ['f', 't'], 'w')).toEqual(['w']);
  });

  test('choosing another channel after WeChat drops WeChat (R-PUB-006)', () => {
    expect(toggled(accounts, ['w', 'v'], 'f')).toEqual(['f']);
  });

  test('what is suggested joins what is chosen; of WeChat and others only the kind suggested first (R-PUB-004)', () => {
    expect(withSuggested(accounts, [], [twitter, facebook])).toEqual(['t', 'f']);
    expect(withSuggested(accounts, ['f'], [twitter, facebook])).toEqual(['f', 't']);
    expect(withSuggested(accounts, ['f'], [wechat, twitter])).toEqual(['w']);
    expect(withSuggested(accounts, ['w'], [twitter, wechat])).toEqual(['t']);
    expect(withSuggested(accounts, ['f'], [])).toEqual(['f']);
  });

  test('a second click takes an account back', () => {
    expect(toggled(accounts, ['f', 't'], 'f')).toEqual(['t']);
  });

  test('select-all asks only when WeChat stands beside other channels (R-PUB-007)', () => {
    expect(mustAsk(accounts)).toBe(true);
    expect(mustAsk([facebook, twitter])).toBe(false);
    expect(mustAsk([wechat, second])).toBe(false);
    expect(all([facebook, twitter])).toEqual(['f', 't']);
  });

  test("the answer 'other' picks all accounts except WeChat (R-PUB-008)", () => {
    expect(allOf(accounts, 'other')).toEqual(['f', 't']);
  });

  test("the answer 'WeChat' picks WeChat accounts alone (R-PUB-009)", () => {
    expect(allOf(accounts, 'wechat')).toEqual(['w', 'v']);
  });

  test('an account is labelled with channel name plus account name, and found by either (R-COMP-008)', () => {
    expect(labelOf(facebook)).toBe('Facebook Page f');
    expect(matching(accounts, ' faceb ')).toEqual([facebook]);
    expect(matching(accounts, 'page t')).toEqual([twitter]);
    expect(matching(accounts, '')).toEqual(accounts);
  });

  test('an account without catalogue entry, app keys or valid sign-in says why it cannot be chosen', () => {
    expect(whyUnusable(facebook, [])).toBe('not-offered');
  });
});
