// Check what was chosen among a channel's options: a value that is none of them is refused, and never read as everybody.
import { problemOf } from './channel-problem.ts';
import type { ChannelId } from './channel-ids.ts';
import type { ChannelChoice, ChannelRules } from './channels.ts';
import { Language } from './languages.ts';
import type { Post } from './post.ts';
import type { Problem } from './problems.ts';

/** Whom a post goes to, as far as a choice depends on it: a page or a group has neither friends nor connections. */
export type Recipient = { readonly channelId: ChannelId; readonly isPage: boolean };

const shownAtMost = 60;

export function checkChoices(
  post: Post,
  rules: ChannelRules,
  recipients: readonly Recipient[] = [],
): Problem[] {
  const hasPage = recipients.some(({ channelId, isPage }) => channelId === rules.channelId && isPage);
  return (rules.choices ?? []).flatMap((choice) => {
    const { options = [], own } = choice;
    const value = chosenValue(post, rules.channelId, choice);
    if (own || options.length === 0 || value === '') return [];
    const allowed = options.filter((option) => !(hasPage && option.notFor === 'pages'));
    const chosen = options.find((option) => option.value === value);
    if (chosen && allowed.includes(chosen)) return [];
    const figures = {
      ...inEach('field', ({ name }) => name, [choice]),
      ...inEach('options', ({ name }) => name, allowed),
      ...(chosen
        ? inEach('value', ({ name }) => name, [chosen])
        : { value: [...value].slice(0, shownAtMost).join('') }),
    };
    return [problemOf(rules, chosen ? 'choice-not-for-pages' : 'choice-unknown', 'choices', figures)];
  });
}

/** As it was given, whether or not it is one of the options; empty where nothing was chosen. */
export function chosenValue(
  { classes = [], attributes = {} }: Post,
  channelId: ChannelId,
  { at, attribute = '' }: Pick<ChannelChoice, 'at' | 'attribute'>,
): string {
  if (at === 'attribute') return attributes[attribute] ?? '';
  if (at !== 'class') return '';
  return classes.find(({ channelid }) => channelid === channelId)?.classify1?.trim() ?? '';
}

/** For an edit in place, which sends what it reaches alone: whatever else was chosen at its publication stands. */
export function withoutChosen({
  audience: _readers,
  backdates,
  feelings: _felt,
  ...rules
}: ChannelRules): ChannelRules {
  const { reaches: judged = [] } = rules.can;
  const sent = { ...rules, judged, ...(backdates && judged.includes('backdate') ? { backdates } : {}) };
  if (judged.includes('choices')) return sent;
  return { ...sent, choices: (rules.choices ?? []).filter(({ options }) => !options) };
}

/** A figure that is said otherwise in each language: `field-en` is {field} in English (say-problem.ts). */
export function inEach<Named>(
  figure: string,
  nameOf: (one: Named) => Readonly<Record<Language, string>>,
  all: readonly Named[],
): Record<string, string> {
  const said = Language.options.map((language) => [
    `${figure}-${language}`,
    all.map((one) => nameOf(one)[language]).join(' / '),
  ]);
  return Object.fromEntries(said);
}
