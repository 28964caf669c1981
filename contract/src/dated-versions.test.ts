// An earlier date among what differs: where a channel takes one, and taken over where an edit reaches it.
import { expect, test } from 'vitest';
import type { ChannelRules } from './channels.ts';
import { checkBackdate } from './check-backdate.ts';
import { withoutChosen } from './check-choices.ts';
import { Language } from './languages.ts';
import type { Post } from './post.ts';
import { sentenceOf } from './sentences/say-problem.ts';
import { say } from './sentences/say.ts';
import { differencesOf, editedPost, PostVersion, versionOf } from './versions.ts';

const live: Post = {
  ...{ title: 'T', text: 'Nine', link: null, images: [], video: null, audio: null, cover: null },
  backdatedTime: '2026-07-01 12:30:00',
};
const { backdatedTime: _date, ...undated } = live;
const later = { ...live, backdatedTime: '2026-07-02 12:30:00' };
const names = (word: string) => ({ en: `${word} en`, zh: `${word} zh`, es: `${word} es`, ja: `${word} ja` });
const source = { by: 'platform', source: 'docs', since: '2026-11' } as const;

function rulesWith(parts: Partial<ChannelRules>): ChannelRules {
  return {
    channelId: 34,
    name: 'YouTube',
    needs: 'nothing',
    title: null,
    text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
    images: { ...source, types: [], atMost: 0, sizes: [], gifAlone: false, altText: null },
    video: null,
    audio: false,
    link: 'none',
    cover: 'never',
    coverTypes: null,
    can: { takeDown: true, edit: 'in-place', reaches: ['text'] },
    ...parts,
  };
}
const backdates = { ...source, as: 'recorded', name: names('Recorded'), hint: names('Hint') } as const;
const dating = rulesWith({ backdates });

test('R-HIST-007: an earlier date differs where the channel takes one, as a moment; old versions name none', () => {
  const between = (one: Post, other: Post, rules?: ChannelRules) =>
    differencesOf(versionOf(one, rules), versionOf(other, rules));
  expect(between(live, later, dating)).toEqual(['backdate']);
  expect(between(live, undated, dating)).toEqual(['backdate']);
  expect(between(live, later)).toEqual(['backdate']);
  expect(between(live, later, rulesWith({}))).toEqual([]);
  const { backdate: _none, ...before } = versionOf(undated);
  expect(PostVersion.parse(before)).toEqual(versionOf(undated));
});

test('an edit takes an earlier date over, or away, only where it reaches it', () => {
  expect(editedPost(live, later, ['text'])).toEqual(live);
  expect(editedPost(live, later, ['backdate'])).toEqual(later);
  expect(editedPost(live, undated, ['backdate'])).toEqual(undated);
  expect(editedPost(undated, live, ['text'])).toEqual(undated);
});

test('an edit in place is held to the rules of a date only where it sends one', () => {
  const can = { takeDown: true, edit: 'in-place', reaches: ['text', 'backdate'] } as const;
  expect(withoutChosen(dating).backdates).toBeUndefined();
  const sending = rulesWith({ backdates, can: { ...can, reaches: [...can.reaches] } });
  expect(withoutChosen(sending).backdates).toEqual(backdates);
});

test.each(Language.options)('what is wrong with a date names it as its field is named: %s', (language) => {
  const at = new Date('2026-07-01T00:00:00Z');
  const said = [live, { ...live, backdatedTime: 'yesterday' }].flatMap((post) =>
    checkBackdate(post, dating, at).map((problem) =>
      sentenceOf(problem, language, (key, figures) => say(language, key, figures)),
    ),
  );
  expect(said).toHaveLength(2);
  for (const sentence of said) expect(sentence).toContain(`Recorded ${language}`);
});
