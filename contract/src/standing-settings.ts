// What is chosen beside the words, for who is about to change what is live: as it stands where a channel has it, as it was saved where none does.
import type { Can, ChangeableField, ChannelChoice, ChannelRules } from './channels.ts';
import { showsCover } from './check-cover.ts';
import type { Composition } from './content.ts';
import { postOf, type Post } from './post.ts';

export type ShownThere = {
  readonly rules: Pick<ChannelRules, 'channelId' | 'cover' | 'can'> & Partial<ChannelRules>;
  readonly live: Post;
};

/**
 * Of each choice the first that stands there counts, whoever was opened: else a change of another account would ask for an old one again.
 * What stands nowhere is as it was saved, for nobody who changes what is live has seen it; without the saved one it is what went out.
 */
export function withStandingSettings(
  content: Composition,
  saved: Composition | null,
  shown: readonly ShownThere[],
): Composition {
  const kept = saved ?? content;
  const shows = (at: ChannelChoice['at']) => shown.find((one) => asks(one, at));
  const isCovered = shown.some(({ live, rules }) => showsCover(live, rules));
  const tagged = shows('keywords');
  return {
    ...content,
    ...audienceIn(content, saved, shown),
    cover: isCovered ? content.cover : kept.cover,
    description: shows('description') ? content.description : kept.description,
    keywords: tagged ? (tagged.live.keywords ?? []).join(',') : kept.keywords,
    backdatedTime: backdateIn(kept, shown),
    extendAttributes: [...feelingIn(kept, shown), ...attributesIn(kept, shown)],
    opcList: classesIn(kept, shown),
  };
}

/**
 * Of another version that comes onto the desk meanwhile, a copy or what somebody else saved: what no change can make another is as it stands. Its
 * words, and whatever a change does reach, are its own. `opened` has it all as it stands.
 */
export function withLastingSettings(
  content: Composition,
  opened: Composition,
  rules: readonly ShownThere['rules'][],
): Composition {
  const live = postOf(opened);
  const isDateOpen = rules.some(({ can, backdates }) => backdates && reaches(can, 'backdate'));
  const lasting = rules.filter(({ can }) => can.edit !== 'delete-and-repost');
  const shown = lasting.map(({ choices = [], backdates, can, ...rest }) => ({
    rules: {
      ...rest,
      can: { ...can, reaches: [] },
      choices: reaches(can, 'choices') ? [] : choices.filter(isSetting),
      ...(backdates && !isDateOpen ? { backdates } : {}),
    },
    live,
  }));
  return withStandingSettings(content, content, shown);
}

const isSetting = ({ at }: ChannelChoice) => at === 'attribute' || at === 'class';

function reaches({ edit, reaches: reached = [] }: Can, field: ChangeableField): boolean {
  return edit === 'delete-and-repost' || (edit === 'in-place' && reached.includes(field));
}

function asks({ rules: { choices = [] } }: ShownThere, at: ChannelChoice['at']): boolean {
  return choices.some((one) => one.at === at);
}

function audienceIn(
  content: Composition,
  saved: Composition | null,
  shown: readonly ShownThere[],
): Pick<Composition, 'age' | 'area' | 'fb_area'> {
  const limited = shown.find(({ rules }) => rules.audience);
  if (limited) {
    const { ageMin = null, regions = null } = limited.live.audience ?? {};
    return { age: ageMin, area: regions };
  }
  const { age = null, area = null, fb_area: before } = saved ?? content;
  return { age, area, ...(before === undefined ? {} : { fb_area: before }) };
}

/** One that an edit can make another comes before one that stays as it is. */
function backdateIn(kept: Composition, shown: readonly ShownThere[]): string | null {
  const reached = shown.find(({ rules }) => rules.can.reaches?.includes('backdate'));
  const dated = reached ?? shown.find(({ rules }) => rules.backdates);
  return (dated ? dated.live.backdatedTime : kept.backdatedTime) ?? null;
}

const isFelt = ({ itemName }: Composition['extendAttributes'][number]) => itemName.startsWith('og');

function feelingIn(kept: Composition, shown: readonly ShownThere[]): Composition['extendAttributes'] {
  const own = kept.extendAttributes.filter(isFelt);
  const there = shown.find(({ rules }) => rules.feelings);
  if (!there) return own;
  const { actionId = '', objectId = '', iconId = '' } = there.live.feeling ?? {};
  const said = postOf(kept).feeling;
  if (said?.actionId === actionId && said.objectId === objectId && said.iconId === iconId) return own;
  if (actionId === '') return [];
  return [
    { itemName: 'ogActionTypeId', value: actionId },
    { itemName: 'ogObjectId', value: objectId },
    ...(iconId === '' ? [] : [{ itemName: 'ogIconId', value: iconId }]),
  ];
}

function attributesIn(kept: Composition, shown: readonly ShownThere[]): Composition['extendAttributes'] {
  const there = new Map<string, string | undefined>();
  for (const { rules, live } of shown)
    for (const { at, attribute } of rules.choices ?? [])
      if (at === 'attribute' && attribute && !there.has(attribute))
        there.set(attribute, live.attributes?.[attribute]);
  const others = kept.extendAttributes.filter((one) => !isFelt(one) && !there.has(one.itemName));
  const chosen = [...there].flatMap(([itemName, value]) =>
    value === undefined ? [] : [{ itemName, value }],
  );
  return [...others, ...chosen];
}

function classesIn(kept: Composition, shown: readonly ShownThere[]): Composition['opcList'] {
  const asking = shown.filter((one) => asks(one, 'class'));
  const first = new Map(asking.toReversed().map(({ rules, live }) => [rules.channelId, live]));
  const others = kept.opcList.filter(({ channelid }) => ![...first.keys()].some((id) => id === channelid));
  const own = [...first].flatMap(([id, { classes = [] }]) =>
    classes.filter(({ channelid }) => channelid === id),
  );
  return [...others, ...own];
}
