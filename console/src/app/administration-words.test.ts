import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../lib/i18n.ts';
import { administrationRoutes } from './administration-routes.tsx';
import { sessionRoutes } from './session-routes.tsx';

const spoken = () =>
  ['audit', 'authorisations', 'demonstration', 'filing', 'people', 'roles', 'sessions', 'settings'].filter(
    (feature) => i18next.exists(feature, { returnObjects: true }),
  );

describe('the words of administration', () => {
  beforeAll(() => speak('en'));

  it('R-GEN-025 are not among those of every page, come with any page of administration, and follow the language', async () => {
    expect(spoken()).toEqual([]);
    for (const { path, lazy } of [...administrationRoutes, ...sessionRoutes])
      expect([path, typeof lazy]).toEqual([path, 'function']);
    const [first] = sessionRoutes;
    if (typeof first?.lazy === 'function') await first.lazy();
    expect(spoken()).toHaveLength(8);
    await speak('ja');
    expect([i18next.language, spoken().length]).toEqual(['ja', 8]);
  });
});
