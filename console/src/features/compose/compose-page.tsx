// The composer: opens what the address names, then puts it on the desk; previews, pictures and lists are handed in by the app.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { Alert } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { useAccounts, useCatalogue } from './api.ts';
import './compose.css';
import { ComposeItems } from './compose-items.tsx';
import { namedIn } from './item-address.ts';
import { useOpened } from './use-opened.ts';
import { Opening } from './opening.tsx';
import type { Slots } from './slots.ts';

export type ComposePageProps = {
  readonly search: URLSearchParams;
  /** Whose local copy this is. */
  readonly person: string;
  readonly slotsOf: (item: string) => Slots;
  /** The one channel this composer is for; null for all of them. */
  readonly only?: ChannelId | null;
};

export function ComposePage({ search, person, slotsOf, only = null }: ComposePageProps) {
  // As it was when the page was opened: from then on the address follows the page.
  const [{ items, at }] = useState(() => namedIn(search));
  const opened = useOpened(items);
  const catalogue = useCatalogue();
  const accounts = useAccounts();
  const asked = [...opened, catalogue, accounts];
  const found = opened.flatMap(({ data }) => data ?? []);
  const isOver = opened.every(({ data, isError }) => data !== undefined || isError);
  if (isOver && found.length > 0 && catalogue.data && accounts.data)
    return (
      <>
        {opened.map(({ error }, place) => (
          <Missing key={place} sentence={sentenceOf(error)} />
        ))}
        <ComposeItems
          opened={found}
          at={opened.slice(0, at).filter(({ data }) => data !== undefined).length}
          catalogue={catalogue.data.filter(({ rules }) => only === null || rules.channelId === only)}
          accounts={accounts.data.filter(({ channelid }) => only === null || channelid === only)}
          {...{ person, slotsOf, only }}
        />
      </>
    );
  return <Opening asked={asked} />;
}

/** One of several that cannot be opened keeps nobody from the others. */
function Missing({ sentence }: { readonly sentence: string | null }) {
  return sentence === null ? null : <Alert type="warning" showIcon className="cp-notice" title={sentence} />;
}
