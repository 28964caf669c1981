// The days of scheduled posts are those on which they go out, and are named so.
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { ScheduleFilters } from './schedule-filters.tsx';

beforeAll(() => speak('en'));

test('the range of days says that it is of the time a post goes out, and not of when it was made', () => {
  const address = {
    page: 1,
    pageSize: 10,
    refreshTime: '',
    read: () => '',
    filter: () => undefined,
    show: () => undefined,
    searchWith: () => '',
    turn: () => undefined,
  };
  const shown = renderToStaticMarkup(<ScheduleFilters address={address} />);
  expect(shown).toContain('aria-label="Goes out between"');
  expect(shown).not.toContain('Created between');
});
