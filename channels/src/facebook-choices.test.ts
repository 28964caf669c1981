// Whom a Facebook post is for, what it feels and when it is said to be from: as the form's fields, or refused.
import type { Post } from '@herald/contract/post.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';
import { rules } from './facebook/rules.ts';
import { choicesOf as choicesWithin } from './facebook-choices.ts';

const choicesOf = (post: Post) => choicesWithin(post, rules);
const plain: Post = { title: '', text: 'a', link: null, images: [], video: null, audio: null, cover: null };
const regions = [
  { name: 'Spain', key: 'ES', type: 'country', region: '' },
  { name: 'Kansas', key: '3861', type: 'region', region: 'United States' },
  { name: 'Manchester', key: '816977', type: 'city', region: 'England' },
];

test('a plain post carries nothing of it', () => {
  expect(choicesOf(plain)).toEqual({ ok: true, value: { targeting: null } });
});

test('an audience is one JSON text: countries bare, other places by their key', () => {
  const chosen = choicesOf({ ...plain, audience: { ageMin: 18, regions } });
  const targeting = {
    age_min: 18,
    geo_locations: { countries: ['ES'], regions: [{ key: '3861' }], cities: [{ key: '816977' }] },
  };
  expect(chosen).toEqual({ ok: true, value: { targeting: JSON.stringify(targeting) } });
  // C-62: kept as JSON text, and as {data: list}.
  const kept = choicesOf({ ...plain, audience: { ageMin: 18, regions: JSON.stringify({ data: regions }) } });
  expect(kept).toEqual(chosen);
});

test('R-FB-023: a feeling is an activity and its object; its picture is left to Facebook', () => {
  const feeling = { actionId: '383634835006146', objectId: '528297480516636', iconId: '' };
  expect(choicesOf({ ...plain, feeling })).toMatchObject({
    value: { og_action_type_id: '383634835006146', og_object_id: '528297480516636', og_icon_id: null },
  });
});

test('R-FB-023: a feeling’s own picture goes with it where one was chosen', () => {
  const feeling = { actionId: '383634835006146', objectId: '136050896551329', iconId: '609297155780549' };
  expect(choicesOf({ ...plain, feeling })).toMatchObject({ value: { og_icon_id: '609297155780549' } });
});

test('a back-date goes out as the instant it stands for, to the minute', () => {
  expect(choicesOf({ ...plain, backdatedTime: '2026-07-01 12:30:00' })).toMatchObject({
    value: { backdated_time: Date.parse('2026-07-01T19:30:00Z') / 1_000, backdated_time_granularity: 'min' },
  });
});

test('what cannot be read is refused: a post for some must not reach everybody', () => {
  const audiences = [
    { ageMin: 17, regions: null },
    { ageMin: null, regions: '{"data":' },
    { ageMin: null, regions: [{ name: 'Europe', key: 'europe', type: 'country_group' }] },
    { ageMin: null, regions: [{ name: 'Spain', key: 'Spain', type: 'country' }] },
    { ageMin: null, regions: [{ name: 'Kansas', key: 'kansas', type: 'region' }] },
    { ageMin: null, regions: [{ name: '66502', key: '66502', type: 'zip' }] },
  ];
  for (const audience of audiences)
    expect(choicesOf({ ...plain, audience })).toMatchObject({ ok: false, failure: { kind: 'content' } });
  expect(choicesOf({ ...plain, backdatedTime: 'yesterday' })).toMatchObject({ ok: false });
  const feeling = { actionId: 'feels', objectId: '528297480516636', iconId: '' };
  expect(choicesOf({ ...plain, feeling })).toMatchObject({ failure: { kind: 'content' } });
});

test('R-VAL-023: of two places one of which lies in the other it is said before Facebook refuses them', () => {
  const spain = { name: 'Spain', key: 'ES', type: 'country', region: '' };
  const kansas = { name: 'Kansas', key: '3861', type: 'region', region: 'United States', country_code: 'US' };
  const states = { name: 'United States', key: 'US', type: 'country', region: '', country_code: 'US' };
  const manhattan = { name: 'Manhattan', key: '2447439', type: 'city', region: 'Kansas', country_code: 'US' };
  const { country_code: _code, ...keptBefore } = kansas;
  const found = (...places: object[]) =>
    checkForChannel({ ...plain, audience: { ageMin: null, regions: places } }, rules).map(
      ({ code, figures }) => say('en', code, figures),
    );
  expect(found(spain, kansas, { ...manhattan, region: 'Texas' })).toEqual([]);
  const said = 'Facebook: Kansas lies in United States, which is chosen too. Remove one of the two.';
  expect([found(kansas, states), found(states, keptBefore)]).toEqual([[said], [said]]);
  expect(found(manhattan, states)).toEqual([expect.stringContaining('Manhattan lies in United States')]);
  expect(found(manhattan, kansas)).toEqual([expect.stringContaining('Manhattan lies in Kansas')]);
});

test('a picture that goes up unpublished is taken to live a day, no longer', async () => {
  const outside = outsideWith(facebook, {
    fetch: async () => Response.json({ id: '77' }),
    readFile: async () => ({ bytes: new Uint8Array(9), mimeType: 'image/jpeg' }),
  });
  const image = { url: 'herald://a.jpg', name: 'a.jpg', sizeBytes: 1, md5: '', ending: 'jpg', altText: '' };
  const post = { ...plain, images: [image] };
  const kept = await facebook.prepare.take(outside, accountWith({}), post, { key: 'picture-1' }, null);
  expect(kept).toMatchObject({ ok: true, value: { handle: '77', expiresInSeconds: 86_400 } });
});
