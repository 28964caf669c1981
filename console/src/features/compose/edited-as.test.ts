import { describe, expect, test } from 'vitest';
import { editedAs } from './edited-as.ts';

const of = (search: string) => editedAs(new URLSearchParams(search));

describe('a link to the composer', () => {
  test('says by its status what is edited, as text or as a number: 3 what is live, 0 what is scheduled (R-COMP-059)', () => {
    expect(of('status=3&pkGUID=p&opp_id=o&channelName=Facebook&channel_bind_id=b')).toEqual({
      kind: 'live',
      oppId: 'o',
    });
    expect(of('status=3&pkGUID=p')).toEqual({ kind: 'live', oppId: 'p' });
    const scheduled = { kind: 'scheduled', id: 's', bid: 'b' };
    for (const status of ['0', 0]) {
      const told = new Map<string, string | number>([
        ['status', status],
        ['id', 's'],
        ['channelBindId', 'b'],
      ]);
      expect(editedAs({ get: (name) => told.get(name) ?? null })).toEqual(scheduled);
    }
    const live = new Map<string, string | number>([
      ['status', 3],
      ['opp_id', 7],
    ]);
    expect(editedAs({ get: (name) => live.get(name) ?? null })).toEqual({ kind: 'live', oppId: '7' });
  });

  test('without a status, or with an empty or another one, is a new composition or a draft (R-COMP-059)', () => {
    for (const search of ['', 'id=d', 'pkGUID=p', 'status=&id=d', 'status=1&id=d', 'status=00&id=d'])
      expect(of(search)).toBeNull();
  });

  test('to what is scheduled names the account either way, and the item by its own id before its draft or package', () => {
    expect(of('status=0&id=d&channel_bind_id=b')).toEqual({ kind: 'scheduled', id: 'd', bid: 'b' });
    expect(of('status=0&schedulePubMaterialId=s&id=d&pkGUID=p')).toEqual({
      kind: 'scheduled',
      id: 's',
      bid: null,
    });
    expect(of('status=0&pkGUID=p&channelBindId=')).toEqual({ kind: 'scheduled', id: 'p', bid: null });
  });
});
