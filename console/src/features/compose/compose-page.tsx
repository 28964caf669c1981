// The composer: opens what the address names, then puts it on the desk; previews, pictures and lists are handed in by the app.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts, useCatalogue } from './api.ts';
import './compose.css';
import { ComposeItems } from './compose-items.tsx';
import { freshKey } from './fresh-key.ts';
import { GoneCopies } from './gone-copies.tsx';
import { namedIn } from './item-address.ts';
import { goneIn, notOpened, type NotOpened } from './not-opened.ts';
import type { Opened } from './open-items.ts';
import { Opening } from './opening.tsx';
import { nobody } from './saved-forms.ts';
import type { Slots } from './slots.ts';
import { useOpened } from './use-opened.ts';

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
  // A copy of what cannot be opened, as something new.
  const [revived, setRevived] = useState<{ readonly opened: Opened; readonly of: string } | null>(null);
  const found = revived ? [revived.opened] : opened.flatMap(({ data }) => data ?? []);
  const gone = goneIn(items, opened);
  const isOver = opened.every(({ data, isError }) => data !== undefined || isError);
  if (isOver && found.length > 0 && catalogue.data && accounts.data)
    return (
      <ComposeItems
        opened={found}
        at={opened.slice(0, at).filter(({ data }) => data !== undefined).length}
        catalogue={catalogue.data.filter(({ rules }) => only === null || rules.channelId === only)}
        accounts={accounts.data.filter(({ channelid }) => only === null || channelid === only)}
        renderMissing={(openApart) => (
          <>
            {!revived && <Missing reasons={notOpened(opened)} count={items.length} />}
            <GoneCopies {...{ person, openApart }} items={gone} without={revived?.of} />
          </>
        )}
        {...{ person, slotsOf, only }}
      />
    );
  return (
    <>
      <Opening asked={asked} />
      <GoneCopies
        person={person}
        items={gone}
        openApart={({ content, name }) => {
          const restoredAs = freshKey();
          setRevived({ opened: { content, identity: nobody, isNew: true, restoredAs }, of: name });
          return restoredAs;
        }}
      />
    </>
  );
}

type MissingProps = { readonly reasons: readonly NotOpened[]; readonly count: number };

/** Some of several that cannot be opened keep nobody from the others. */
function Missing({ reasons, count }: MissingProps) {
  const { t } = useTranslation();
  return reasons.map(({ number, why }) => (
    <Alert
      key={why}
      type="warning"
      showIcon
      className="cp-notice"
      title={t('compose.gone.some', { number, count, why })}
    />
  ));
}
