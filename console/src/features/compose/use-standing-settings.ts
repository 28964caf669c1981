// The desk of what is live, where another version comes onto it, a copy or what a colleague saved: what no change can make another is as it stands.
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { withLastingSettings } from '@herald/contract/standing-settings.ts';
import { useCallback } from 'react';
import type { LiveNow } from './api.ts';
import type { Change } from './composition.ts';
import type { CompositionOnDesk } from './use-composition.ts';

export function useStandingSettings(
  desk: CompositionOnDesk,
  { content: stands, targets }: Pick<LiveNow, 'content' | 'targets'>,
  catalogue: readonly CatalogueEntry[],
): CompositionOnDesk {
  const { change: alter } = desk;
  const change = useCallback(
    (one: Change) => {
      if (one.kind !== 'replaced') return alter(one);
      const there = targets.flatMap(({ item }) => {
        const rules = catalogue.find(({ rules: of }) => of.channelId === item.channelid)?.rules;
        return rules ? [{ ...rules, can: item.can }] : [];
      });
      return alter({ ...one, content: withLastingSettings(one.content, stands, there) });
    },
    [alter, targets, stands, catalogue],
  );
  return { ...desk, change };
}
