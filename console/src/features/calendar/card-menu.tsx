// What else can be done with an entry: its history once it went out, and its words as a new draft; it is never sent again from here.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { copyAddress } from '../../lib/copy-address.ts';
import { historyAddress } from '../../lib/history-address.ts';
import { useSigns } from '../../lib/permissions.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useEntryTitle } from './use-entry-title.ts';

export function CardMenu({ item }: { readonly item: CalendarItem }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { canEdit } = useSigns();
  const title = useEntryTitle()(item);
  const choice = (key: string, label: string, href: string) => ({
    key,
    label,
    href,
    onChoose: () => void navigate(href),
  });
  const choices = [
    ...(canEdit
      ? [choice('duplicate', t('calendar.duplicate'), copyAddress({ of: 'package', id: item.pkGUID }))]
      : []),
    ...(item.standing === 'waiting' ? [] : [choice('history', t('calendar.history'), historyAddress(item))]),
  ];
  if (choices.length === 0) return null;
  return (
    <MenuButton className="cal-more" label={t('calendar.more', { title })} choices={choices}>
      ⋯
    </MenuButton>
  );
}
