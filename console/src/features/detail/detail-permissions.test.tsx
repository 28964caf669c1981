// Which buttons of the detail screen somebody sees, by the permission codes he holds; an item of the old format is neither shown nor edited.
import { Composition } from '@herald/contract/content.ts';
import { signs, type Sign } from '@herald/contract/permissions.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { DetailDesk } from './detail-desk.tsx';

beforeAll(() => speak('en'));

const words = Composition.parse({ title: 'Harbour', media: [{ mediaType: 3, content: 'Words of it.' }] });

function shownTo(held: readonly Sign[], content = words, isOnlyRead = false): string {
  const queries = new QueryClient();
  queries.setQueryData(['signs'], held);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DetailDesk
          detail={{
            subject: { kind: 'draft', id: '1', revision: 1 },
            content,
            createTime: '',
            schedule: null,
          }}
          catalogue={[]}
          accounts={[]}
          Frame={({ action, children }) => (
            <>
              {action}
              {children}
            </>
          )}
          isOnlyRead={isOnlyRead}
          renderAccounts={() => <i>accounts</i>}
          renderPresence={() => null}
          renderNotes={() => null}
          renderVersions={() => <i>versions</i>}
          renderPreviews={() => <i>previews</i>}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const buttonsOf = (held: readonly Sign[]) =>
  [...shownTo(held).matchAll(/<button.*?>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<.*?>/g, ''),
  );

test('R-DETAIL-014: the edit button is there only with the code of editing', () => {
  expect(buttonsOf([])).toEqual([]);
  expect(buttonsOf([signs.edits])).toEqual(['Edit', 'Duplicate']);
});

test('R-DETAIL-015 R-DETAIL-029: the schedule button is there with rU7Zbu, or with fMFzqi, and never with nqiU7r', () => {
  expect(buttonsOf([signs.schedules])).toEqual(['Schedule publish']);
  expect(buttonsOf([signs.publishes])).toContain('Schedule publish');
  expect(buttonsOf([signs.schedules, signs.publishes, signs.hidesAccounts])).toEqual([]);
});

test('R-DETAIL-016: the direct publish button is there only with fMFzqi', () => {
  expect(buttonsOf([signs.publishes])).toContain('Direct publish');
  expect(buttonsOf([signs.schedules, signs.edits])).not.toContain('Direct publish');
});

test('R-DETAIL-027 R-DETAIL-028: an item of the old format says that it cannot be displayed, and why it cannot be edited', () => {
  const old = shownTo([signs.edits], { ...words, oldFormat: true });
  expect(old).toContain('This old manuscript cannot be displayed.');
  expect(old).not.toContain('Words of it.');
  expect(old).not.toContain('previews');
  expect(old).toMatch(
    /<button[^>]*aria-disabled="true"[^>]*aria-description="An old article cannot be updated."/,
  );
  const readable = shownTo([signs.edits]);
  expect(readable).toContain('Words of it.');
  expect(readable).not.toContain('cannot be');
});

test('where it is only read there is neither a button nor a choice of accounts', () => {
  const shown = shownTo([signs.edits, signs.publishes, signs.schedules], words, true);
  expect(shown).not.toContain('<button');
  expect(shown).not.toContain('accounts</i>');
  expect(shown).toContain('Words of it.');
});
