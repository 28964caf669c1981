// What only one channel asks for, as the catalogue names it: where a composition keeps it, and how full it is.
import type { Recipient } from '@herald/contract/check-choices.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelChoice, ChannelRules } from '@herald/contract/channels.ts';
import type { ChannelClass, Composition } from '@herald/contract/content.ts';
import { count } from '@herald/contract/counters.ts';
import { postOf } from '@herald/contract/post.ts';
import { namedChoices, type NamedChoices } from '@herald/contract/versions.ts';

/** The classification of one channel (R-ENT-004); what others chose, and its own further words, stay. */
export function classified(
  classes: readonly ChannelClass[],
  channelid: ChannelId,
  value: string,
): ChannelClass[] {
  const own = classes.find((one) => one.channelid === channelid) ?? { channelid };
  const others = classes.filter((one) => one.channelid !== channelid);
  return value === '' ? others : [...others, { ...own, classify1: value }];
}

/** Without the name where nothing is chosen. */
export function attributed(
  attributes: Composition['extendAttributes'],
  itemName: string,
  value: string,
): Composition['extendAttributes'] {
  const others = attributes.filter((one) => one.itemName !== itemName);
  return value === '' ? others : [...others, { itemName, value }];
}

/** Empty for what nobody has chosen yet. */
export function chosenIn(content: Composition, { channelId }: ChannelRules, choice: ChannelChoice): string {
  if (choice.at === 'class')
    return content.opcList.find(({ channelid }) => channelid === channelId)?.classify1 ?? '';
  return content.extendAttributes.find(({ itemName }) => itemName === choice.attribute)?.value ?? '';
}

export type Asking = { readonly rules: ChannelRules; readonly choice: ChannelChoice };

/** What the chosen channels ask for at one place of a composition. */
export function askingAt(rules: readonly ChannelRules[], at: ChannelChoice['at']): Asking[] {
  return rules.flatMap((rule) =>
    (rule.choices ?? []).filter((choice) => choice.at === at).map((choice) => ({ rules: rule, choice })),
  );
}

/** Null where the platform sets no limit. */
export function measured(text: string, { limit }: ChannelChoice): { length: number; limit: number } | null {
  return limit ? { length: count[limit.counter](text.trim()), limit: limit.limit } : null;
}

/** Among the accounts chosen there is a page or a group of this channel. */
export function goesToPage({ channelId }: ChannelRules, to: readonly Recipient[]): boolean {
  return to.some((one) => one.channelId === channelId && one.isPage);
}

/** What an edit in place cannot send: it stands as it was chosen for the publication. */
export function standsAsChosen({ can }: ChannelRules): boolean {
  return can.edit === 'in-place' && !can.reaches?.includes('choices');
}

/** The channel takes an earlier date, and in an edit too where `isLive`. */
export function takesDate({ can, backdates }: ChannelRules, isLive: boolean): boolean {
  if (!backdates) return false;
  return !isLive || can.edit !== 'in-place' || can.reaches?.includes('backdate') === true;
}

export type StandingChoice = NamedChoices[number] & {
  /** What a version says instead; null where none does. */
  readonly said: NamedChoices[number]['value'] | null;
};

/** What stands on one account of what was chosen among options, each with what is said of it elsewhere: the first of the versions that says otherwise counts. */
export function standingChoices(
  settings: NamedChoices,
  rules: Pick<ChannelRules, 'channelId' | 'choices'>,
  versions: readonly Composition[],
): StandingChoice[] {
  const said = versions.map((one) => namedChoices(postOf(one), rules));
  return settings.map(({ name, value }) => {
    const others = said.flatMap((choices) => choices.filter((one) => one.name.en === name.en));
    const other = others.find((one) => one.value.en !== value.en);
    return { name, value, said: other?.value ?? null };
  });
}
