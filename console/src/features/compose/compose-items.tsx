// Several content items on one page: which is on the desk, what is wrong with each, and all of them published in one go.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry } from '@herald/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSigns } from '../../lib/permissions.ts';
import { AwayItem } from './away-item.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { ComposeDesk } from './compose-desk.tsx';
import { shownTo } from './compose-buttons.ts';
import type { OpenApart } from './copy-place.ts';
import { focusField } from './focus-field.ts';
import type { Opened } from './open-items.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { useSaveRooms } from './use-save-rooms.ts';
import type { Slots } from './slots.ts';
import { useAutosave } from './use-autosave.ts';
import { useBatch } from './use-batch.ts';
import { useChosen } from './use-chosen.ts';
import { useItemProblems } from './use-item-problems.ts';
import { useItems } from './use-items.ts';
import { usePlanningAll } from './use-planning-all.ts';
import type { Published } from './use-publishing.ts';
import { useShownItems } from './use-shown-items.ts';
import { useUnusedCopies } from './use-unused-copies.ts';

export type ComposeItemsProps = {
  readonly opened: readonly Opened[];
  /** The place of the one that comes first on the desk. */
  readonly at: number;
  readonly catalogue: readonly CatalogueEntry[];
  readonly accounts: readonly ChannelBinding[];
  readonly person: string;
  /** The one channel this composer is for; null for all of them. */
  readonly only: ChannelId | null;
  /** What other features fill for the item of that key. */
  readonly slotsOf: (item: string) => Slots;
  /** Above the desk: what else was to be opened. */
  readonly renderMissing: (openApart: OpenApart) => ReactNode;
};

export function ComposeItems(props: ComposeItemsProps) {
  const { opened, at, catalogue, accounts, person, only, slotsOf, renderMissing } = props;
  const shown = shownTo(useSigns());
  const items = useItems(opened, at);
  const { all, active } = items;
  const { key } = active;
  const to = useChosen(active.content.accountIds, accounts, catalogue);
  const check = useItemProblems(all, to, shown.accounts);
  const rooms = useSaveRooms();
  const batch = useBatch(items, to, check, rooms);
  const planning = usePlanningAll(items, to, check, rooms);
  // Seen on its way whichever item is on the desk by then.
  const queries = useQueryClient();
  const [published, setPublished] = useState<Published | null>(null);
  useAutosave(items, rooms, shown.saving);
  useShownItems(all, key);
  useUnusedCopies(person, all, key);
  // The same while it is written, so that nothing is drawn anew for a key.
  const slots = useMemo(() => slotsOf(key), [slotsOf, key]);
  const { renderFilm } = slots;
  const last = useRef(key);
  // Another item is another thing to write: the keys are led there.
  useEffect(() => {
    if (last.current !== key) focusField('title');
    last.current = key;
  }, [key]);
  const openApart: OpenApart = (copy) => {
    const fresh = items.addRestored(copy.content);
    // Saves of it that were never answered may have made its draft.
    rooms.of(fresh).note({ lost: copy.lost ?? [] });
    return fresh;
  };
  return (
    <>
      {renderMissing(openApart)}
      {all
        .filter((item) => item !== active)
        .map((item) => (
          <AwayItem
            key={item.key}
            {...{ item, slotsOf }}
            rules={to.rules}
            tell={items.tellUnfinished}
            change={items.change}
          />
        ))}
      <ComposeDesk
        key={key}
        {...{ items, to, check, batch, planning, catalogue, accounts, person, only }}
        room={rooms.of(key)}
        openApart={openApart}
        published={published}
        onPublished={(sent) => {
          setPublished(sent);
          // Its head says so at once.
          void queries.invalidateQueries({ queryKey: ['history'] });
        }}
        {...slots}
      />
      {planning.dialog !== 'closed' && <PlanDialog {...{ planning, to, renderFilm }} />}
      {batch.dialog !== 'closed' && <BatchDialog {...{ batch, items: all, to, check, renderFilm }} />}
    </>
  );
}
