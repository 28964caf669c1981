// Where it was deleted meanwhile the page says so in one sentence, offers to save it as new, and claims nothing saved.
import { App } from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { emptyComposition } from './composition.ts';
import { DeskNotices } from './desk-notices.tsx';
import { SaveStatus } from './save-status.tsx';
import { nobody, type Identity } from './saved-forms.ts';
import type { SaveState } from './save-rooms.ts';

beforeAll(() => speak('en'));

const none = () => Promise.resolve(null);
const copy = {
  isKept: true,
  offered: null,
  apart: null,
  restore: () => undefined,
  discard: () => undefined,
  keepAll: () => true,
};
const shown = (state: SaveState, identity: Identity) =>
  renderToStaticMarkup(
    <App>
      <DeskNotices
        desk={{ content: emptyComposition(), identity }}
        copy={copy}
        schedule={null}
        saving={{
          state,
          saveDraft: none,
          savePackage: none,
          savePackageAndDraft: none,
          saveAsNew: none,
          takeOver: none,
          takeTheirs: () => undefined,
          isReasonKnown: () => true,
          know: () => undefined,
          settled: none,
          isIncomplete: () => false,
        }}
      />
    </App>,
  );
const draft = { ...nobody, draftId: 'd', pkGUID: 'p' };

test('a draft is called a draft, a package what my content calls it', () => {
  expect(shown({ kind: 'gone' }, draft)).toContain('This draft was deleted meanwhile.');
  expect(shown({ kind: 'gone' }, { ...nobody, pkGUID: 'p' })).toContain('deleted from my content meanwhile.');
  expect(shown({ kind: 'gone' }, draft)).toContain('Save as new');
  expect(shown({ kind: 'unreached' }, draft)).not.toContain('Save as new');
});

test('the status says that it is not saved, and saving is tried again by hand: it may have been restored', () => {
  const status = renderToStaticMarkup(
    <SaveStatus state={{ kind: 'gone' }} isDirty isKept onRetry={() => undefined} />,
  );
  expect(status).toContain('Not saved');
  expect(status).toContain('Try again');
});
