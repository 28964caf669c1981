// Whom a press of Publish or Schedule reaches: all that can be sent to, or nobody, and then the first reason is told and the focus led there.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { departureOf, type Departure } from './departure.ts';
import { focusField } from './focus-field.ts';
import { sayLeftOut } from './say-left-out.ts';
import type { Checks } from './use-checks.ts';

export type DepartureAsk = {
  readonly chosen: readonly ChannelBinding[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly checks: Checks;
  readonly isBlocked: () => boolean;
};

export type OnDeparture = {
  /** As far as the checks have come; null while nothing can go anywhere. */
  readonly shown: Departure | null;
  /** As things are now; null where nothing goes, which has been told. */
  readonly depart: () => Departure | null;
};

export function useDeparture({ chosen, catalogue, checks, isBlocked }: DepartureAsk): OnDeparture {
  const { t } = useTranslation();
  const { problems } = checks;
  const shown = useMemo(() => departureOf(chosen, problems, catalogue), [chosen, problems, catalogue]);
  const depart = () => {
    const now = departureOf(chosen, checks.now(), catalogue);
    const [first] = now?.leftOut ?? [];
    if (now && !first) return now;
    if (now && now.going.length > 0) {
      // What is to be mended stands at its fields behind the question.
      checks.showAll();
      return now;
    }
    if (isBlocked() || !first) return null;
    tell('error', sayLeftOut(t, first));
    focusField('accounts');
    return null;
  };
  return { shown, depart };
}
