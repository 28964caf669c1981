// What two versions of the same have chosen otherwise for single channels: options, readers and feeling; channels that share a choice are named together.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import { feelings } from '@herald/contract/feelings.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import { readRegions } from '@herald/contract/regions.ts';
import { namedChoices, type NamedChoices } from '@herald/contract/versions.ts';
import { useTranslation } from 'react-i18next';
import { listed } from '../../lib/listed.ts';
import { useCatalogue } from './api.ts';

export type SettingsApart = {
  readonly channels: string;
  readonly before: NamedChoices;
  readonly after: NamedChoices;
};

export function useSettingsApart(theirs: Composition, ours: Composition): SettingsApart[] {
  const readersOf = useReadersOf();
  const { data: catalogue = [] } = useCatalogue();
  const [was, is] = [postOf(theirs), postOf(ours)];
  const apart = new Map<string, { names: string[]; before: NamedChoices; after: NamedChoices }>();
  for (const { rules } of catalogue) {
    const all = (post: Post) => [...namedChoices(post, rules), ...readersOf(post, rules)];
    const [before, after] = [without(all(was), all(is)), without(all(is), all(was))];
    if (before.length + after.length === 0) continue;
    const same = JSON.stringify([before, after]);
    const names = [...(apart.get(same)?.names ?? []), rules.name];
    apart.set(same, { names, before, after });
  }
  return [...apart.values()].map(({ names, ...versions }) => ({ channels: listed(names), ...versions }));
}

function without(choices: NamedChoices, others: NamedChoices): NamedChoices {
  const isSame = (one: NamedChoices[number]) => (other: NamedChoices[number]) =>
    other.name.en === one.name.en && other.value.en === one.value.en;
  return choices.filter((one) => !others.some(isSame(one)));
}

/** As choices are named, in the words of who reads it. */
function useReadersOf(): (post: Post, rules: ChannelRules) => NamedChoices {
  const { t } = useTranslation();
  const named = (name: string, value: string) => ({ name: inAll(name), value: inAll(value) });
  return ({ audience, feeling }, rules) => {
    const places = (readRegions(audience?.regions) ?? []).map(({ name }) => name);
    const age = audience?.ageMin ?? null;
    const felt = feelings.find(({ objectId }) => objectId === feeling?.objectId)?.names;
    const readers = [
      named(t('compose.audience.age'), age === null ? t('compose.audience.everyAge') : String(age)),
      named(
        t('compose.audience.places'),
        places.length > 0 ? listed(places) : t('compose.audience.everybody'),
      ),
    ];
    const name = inAll(t('compose.feeling.title'));
    const value = felt ?? inAll(feeling ? feeling.objectId : t('compose.feeling.none'));
    return [...(rules.audience ? readers : []), ...(rules.feelings ? [{ name, value }] : [])];
  };
}

function inAll(words: string): NamedChoices[number]['name'] {
  return { zh: words, en: words, es: words, ja: words };
}
