// Who sees the post on Facebook: everybody, or readers from an age on and in chosen places; shown when an account of it is chosen.
import type { Composition } from '@herald/contract/content.ts';
import { postOf } from '@herald/contract/post.ts';
import { readRegions } from '@herald/contract/regions.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from './fact-list.tsx';
import { listed } from '../../lib/listed.ts';

export function AudienceFacts({ content }: { readonly content: Composition }) {
  const { t } = useTranslation();
  const { audience } = postOf(content);
  const age = audience?.ageMin ?? null;
  const places = readRegions(audience?.regions) ?? [];
  const isPublic = age === null && places.length === 0;
  return (
    <section aria-label={t('detail.audience.title')}>
      <h2 className="subheading">{t('detail.audience.title')}</h2>
      <FactList
        facts={[
          {
            key: 'who',
            label: t('detail.audience.who'),
            value: t(isPublic ? 'detail.audience.everybody' : 'detail.audience.specific'),
          },
          ...(isPublic
            ? []
            : [
                { key: 'age', label: t('detail.audience.age'), value: age === null ? '' : `${age}+` },
                {
                  key: 'places',
                  label: t('detail.audience.places'),
                  value: listed(places.map(({ name }) => name)),
                },
              ]),
        ]}
      />
    </section>
  );
}
