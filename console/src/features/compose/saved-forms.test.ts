import { tagLettersAtMost, tagsAtMost } from '@herald/contract/constants.ts';
import { compositionOfDraft, Draft, DraftOut, PackageBody } from '@herald/contract/content.ts';
import { describe, expect, test } from 'vitest';
import { changed, emptyComposition, sameContent } from './composition.ts';
import { draftFrom, nobody, openedDraft, packageFrom } from './saved-forms.ts';

const written = [
  { kind: 'title', value: 'Title' } as const,
  { kind: 'text', index: 0, value: 'Text with  spaces\n\nand lines' } as const,
  { kind: 'keywords', value: 'a,b' } as const,
  { kind: 'accounts', ids: ['1', '2'] } as const,
].reduce(changed, emptyComposition());

describe('a composition on the wire', () => {
  test('a saved draft is re-opened with all its fields (R-COMP-056)', () => {
    const sent = draftFrom(written, { ...nobody, draftId: 'd', revision: 4 }, { status: 6 });
    expect(sent).toMatchObject({ status: 6, revision: 4, channelBindIds: '1,2' });
    const opened = openedDraft({
      draft: DraftOut.parse({ ...sent, id: 'd' }),
      channelBindList: ['1', '2'],
      packageRevision: null,
      basedOn: null,
      schedule: null,
    });
    expect(opened.identity).toEqual({ ...nobody, draftId: 'd', revision: 4 });
    expect(sameContent(opened.content, { ...written, ...opened.content, media: written.media })).toBe(true);
    expect(opened.content).toMatchObject({
      title: 'Title',
      keywords: 'a,b',
      accountIds: ['1', '2'],
      channel: '国际',
    });
    expect(opened.content.media).toEqual(written.media);
  });

  test('what is sent is what the contract reads', () => {
    expect(Draft.safeParse(draftFrom(written, nobody)).success).toBe(true);
    expect(PackageBody.safeParse(packageFrom(written, nobody)).success).toBe(true);
  });

  test('a package names its draft and itself when they exist, with what was seen of both', () => {
    expect(
      packageFrom(written, { ...nobody, draftId: 'd', pkGUID: 'p', revision: 1, packageRevision: 7 }),
    ).toMatchObject({
      draftid: 'd',
      draftrevision: 1,
      channelBindIds: '1,2',
      pkGUID: 'p',
      revision: 7,
    });
    expect(packageFrom(written, nobody)).not.toHaveProperty('pkGUID');
  });
});

test('a draft with as many and as long tags as can be entered is taken', () => {
  const tagNames = Array.from({ length: tagsAtMost }, (_, at) => `${at}`.padStart(tagLettersAtMost, 'x'));
  const content = { ...emptyComposition(), title: 'Pier', tagNames };
  const { data } = Draft.safeParse(draftFrom(content, nobody));
  expect(data && compositionOfDraft(data).tagNames).toEqual(tagNames);
});
