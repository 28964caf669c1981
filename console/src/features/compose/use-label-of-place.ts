// A place as it is shown: its name, where it lies, and what it is (R-ENT-025).
import type { Region } from '@herald/contract/regions.ts';
import { useTranslation } from 'react-i18next';

export function useLabelOfPlace(): (place: Region) => string {
  const { t } = useTranslation();
  const kinds: Readonly<Record<string, string>> = {
    country: t('compose.audience.country'),
    region: t('compose.audience.region'),
    city: t('compose.audience.city'),
    zip: t('compose.audience.zip'),
  };
  return ({ name, region, type }) => {
    const place = type === 'country' || region === '' ? name : `${name}, ${region}`;
    return t('compose.audience.place', { place, kind: kinds[type] ?? type });
  };
}
