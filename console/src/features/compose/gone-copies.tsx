// What this browser kept of items that cannot be opened any more: each is opened as something new, or discarded.
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../lib/wall-clock.ts';
import { dropCopy, findCopies, type FoundCopy } from './local-copy.ts';
import './notices.css';
import { findTabs } from './open-tabs.ts';
import { moveCopy } from './use-local-copy.ts';

export type GoneCopiesProps = {
  readonly person: string;
  /** Their ids. */
  readonly items: readonly string[];
  readonly openApart: (copy: FoundCopy) => string;
  /** The name of the copy that was opened already. */
  readonly without?: string | undefined;
};

export function GoneCopies({ person, items, openApart, without }: GoneCopiesProps) {
  const { t } = useTranslation();
  const [copies, setCopies] = useState<readonly FoundCopy[]>([]);
  const named = items.join();
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const { others } = await findTabs();
      const ids = named.split(',');
      if (isHere) setCopies(ids.flatMap((item) => findCopies(localStorage, { person, item }, others)));
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [person, named]);
  const takeOff = (copy: FoundCopy) => setCopies((before) => before.filter((one) => one !== copy));
  const open = (copy: FoundCopy) => {
    takeOff(copy);
    void moveCopy(person, copy, openApart(copy));
  };
  const discard = (copy: FoundCopy) => {
    takeOff(copy);
    dropCopy(localStorage, copy.name);
  };
  const left = copies.filter(({ name }) => name !== without);
  return left.map((copy) => (
    <Alert
      key={copy.name}
      type="info"
      showIcon
      className="cp-notice"
      title={t('compose.copy.found', { at: wallClock(new Date(copy.keptAt).toISOString()) })}
      action={
        <span className="cp-notice-actions">
          <Button size="small" type="primary" onClick={() => open(copy)}>
            {t('compose.gone.openAsNew')}
          </Button>
          <Button size="small" onClick={() => discard(copy)}>
            {t('compose.copy.discard')}
          </Button>
        </span>
      }
    />
  ));
}
