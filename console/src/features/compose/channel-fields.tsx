// What only single channels ask for, each channel under its name; which fields these are comes with the catalogue.
import type { Recipient } from '@herald/contract/check-choices.ts';
import type { ChannelChoice, ChannelRules } from '@herald/contract/channels.ts';
import type { Composition } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { chosenIn, goesToPage, standsAsChosen, takesDate } from './channel-choices.ts';
import { audienceIn } from './audience-choice.ts';
import { AudienceField } from './audience-field.tsx';
import { BackdateField } from './backdate-field.tsx';
import type { Change } from './composition.ts';
import { FeelingField } from './feeling-field.tsx';
import { FieldProblems } from './field-problems.tsx';
import { DescriptionField } from './description-field.tsx';
import { WrittenField } from './written-field.tsx';
import { fieldId } from './place-problems.ts';
import { OptionField, type OptionFieldProps } from './option-field.tsx';
import type { Checks } from './use-checks.ts';

export type ChannelFieldsProps = {
  readonly content: Composition;
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly to: readonly Recipient[];
  readonly checks: Checks;
  readonly change: (change: Change) => void;
  readonly isLive: boolean;
};

export function ChannelFields({ content, post, rules, to, checks, change, isLive }: ChannelFieldsProps) {
  const wrong = checks.at('choices').map(({ channelId }) => channelId);
  const asking = rules.filter(
    ({ choices, backdates, audience }) =>
      backdates || audience || choices?.some(({ at }) => at === 'attribute' || at === 'class'),
  );
  const dated = rules.filter((rule) => takesDate(rule, isLive));
  const goesTo = asking.find(({ channelId }) => wrong.includes(channelId)) ?? asking[0];
  return rules.map((rule) => {
    const choices = (rule.choices ?? []).filter(({ at }) => at !== 'keywords');
    const problems = checks.at('choices').filter(({ channelId }) => channelId === rule.channelId);
    const isFixed = isLive && standsAsChosen(rule);
    // What stands is shown where it is the date in the field: not beside another channel's, which may become another.
    const hasDate = dated.length === 0 ? Boolean(content.backdatedTime) : dated.includes(rule);
    const earlier = hasDate && rule.backdates;
    if (choices.length === 0 && !earlier && !rule.audience && !rule.feelings) return null;
    return (
      <fieldset
        key={rule.channelId}
        className="cp-channel-fields"
        tabIndex={-1}
        {...(rule === goesTo ? { id: fieldId('choices') } : {})}
      >
        <legend>{rule.name}</legend>
        {choices.map((choice) =>
          choice.at === 'description' ? (
            <DescriptionField
              key={choice.at}
              choice={choice}
              value={content.description}
              problems={checks.at('description')}
              onChange={(value) => change({ kind: 'description', value })}
            />
          ) : (
            <ChoiceField
              key={`${choice.at} ${choice.attribute}`}
              choice={choice}
              id={`compose-${rule.channelId}-${choice.attribute ?? choice.at}`}
              value={chosenIn(content, rule, choice)}
              isFixed={isFixed}
              goesToPage={goesToPage(rule, to)}
              onChange={(value) => change(chosen(rule, choice, value))}
            />
          ),
        )}
        {rule.audience && (
          <AudienceField
            channelId={rule.channelId}
            value={audienceIn(content)}
            isFixed={isFixed}
            onChange={(audience) => change({ kind: 'audience', audience })}
          />
        )}
        {rule.feelings && (
          <FeelingField
            id={`compose-${rule.channelId}-feeling`}
            value={post.feeling}
            isFixed={isFixed}
            onChange={(feeling) => change({ kind: 'feeling', feeling })}
          />
        )}
        {earlier && (
          <BackdateField
            id={`compose-${rule.channelId}-backdate`}
            rule={earlier}
            shared={dated.filter(({ backdates }) => backdates && backdates.as !== earlier.as)}
            value={content.backdatedTime ?? ''}
            isFixed={!dated.includes(rule)}
            isWrong={problems.some(({ code }) => code.startsWith('backdate-'))}
            onChange={(value) => change({ kind: 'backdate', value })}
          />
        )}
        <FieldProblems problems={problems} />
      </fieldset>
    );
  });
}

function chosen({ channelId }: ChannelRules, { at, attribute = '' }: ChannelChoice, value: string): Change {
  return at === 'class' ? { kind: 'class', channelId, value } : { kind: 'attribute', name: attribute, value };
}

/** What has its own list is chosen from it; the rest is written. */
function ChoiceField(props: OptionFieldProps) {
  return props.choice.options ? <OptionField {...props} /> : <WrittenField {...props} />;
}
