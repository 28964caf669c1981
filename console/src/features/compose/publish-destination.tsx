// One account before publishing: what of the post goes there, and nothing of what does not.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { sendsText, sendsTitle, sentText } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { feelings } from '@herald/contract/feelings.ts';
import type { Post } from '@herald/contract/post.ts';
import { readRegions } from '@herald/contract/regions.ts';
import { namedChoices } from '@herald/contract/versions.ts';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { earlierDate } from '../../lib/earlier-date.ts';
import { labelOf } from './choose-accounts.ts';
import type { FilmThere } from './film-for.ts';
import type { LiveThere } from './publication-progress.ts';
import { useNameIn } from '../../lib/use-name-in.ts';
import { listed } from '../../lib/listed.ts';

export type PublishDestinationProps = {
  readonly account: ChannelBinding;
  readonly post: Post;
  readonly rules: ChannelRules;
  /** The video that goes there; null for none. */
  readonly film: FilmThere | null;
  /** What is left to publish there. */
  readonly quota: ReactNode;
  /** A post of this content is live there, or perhaps is: this is one more. */
  readonly isLive: LiveThere | null;
};

const secondWords = { live: 'compose.goes.second', perhaps: 'compose.goes.perhaps' } as const;

const filmWords = {
  'the-only-one': 'compose.goes.video',
  original: 'compose.goes.videoOriginal',
  conversion: 'compose.goes.videoConversion',
  either: 'compose.goes.videoOrConversion',
} as const;

export function PublishDestination({ account, post, rules, film, quota, isLive }: PublishDestinationProps) {
  const { t } = useTranslation();
  const { images, link } = post;
  const parts = [
    t('compose.goes.now'),
    ...(images.length > 0 ? [t('compose.goes.pictures', { count: images.length })] : []),
    ...(film === null ? [] : [t(filmWords[film.is], { name: film.name })]),
    ...(link !== null && (rules.link === 'card' || rules.link === 'in-text') ? [link] : []),
    ...useReaders(post, rules),
    ...useSettings(post, rules),
  ];
  return (
    <>
      <strong>{labelOf(account)}</strong>
      {isLive && <Alert type="warning" showIcon title={t(secondWords[isLive])} />}
      {sendsTitle(post, rules) && (
        <p className="cp-excerpt" dir="auto">
          <b>{post.title}</b>
        </p>
      )}
      {sendsText(post, rules) ? (
        <p className="cp-excerpt" dir="auto">
          {sentText(post, rules)}
        </p>
      ) : (
        <p className="cp-hint">{t('compose.goes.wordless')}</p>
      )}
      <span className="cp-hint">{parts.join(' · ')}</span>
      {quota}
    </>
  );
}

/** What its channel alone asks for, and the earlier date where it takes one. */
function useSettings(post: Post, rules: ChannelRules): string[] {
  const nameIn = useNameIn();
  const { backdatedTime = '' } = post;
  const choices = (rules.choices ?? []).filter(({ own }) => !own);
  return [
    ...namedChoices(post, { ...rules, choices }).map(
      ({ name, value }) => `${nameIn(name)}: ${nameIn(value)}`,
    ),
    ...(rules.backdates && backdatedTime !== ''
      ? [`${nameIn(rules.backdates.name)}: ${earlierDate(backdatedTime)}`]
      : []),
  ];
}

/** Whom it is limited to there, and what it feels: what no field of this page shows. */
function useReaders({ audience, feeling }: Post, rules: ChannelRules): string[] {
  const { t } = useTranslation();
  const nameIn = useNameIn();
  const age = audience?.ageMin ?? null;
  const places = readRegions(audience?.regions) ?? [];
  const felt = feelings.find(({ objectId }) => objectId === feeling?.objectId);
  return [
    ...(rules.audience && age !== null ? [t('compose.goes.age', { age })] : []),
    ...(rules.audience && places.length > 0
      ? [t('compose.goes.places', { places: listed(places.map(({ name }) => name)) })]
      : []),
    ...(rules.feelings && feeling
      ? [t('compose.goes.feeling', { feeling: felt ? nameIn(felt.names) : feeling.objectId })]
      : []),
  ];
}
