// The demo app, its people, their pages and what is bound to them; and accounts made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { keepToken } from './grants.ts';
import { newId, pageOf, type Instagram, type Page } from './state.ts';

export const APP = { id: 'herald-instagram', secret: 'herald-instagram-secret', name: 'Herald' };
export const PAGES = 'pages_show_list';
export const BASIC = 'instagram_basic';
export const PUBLISH = 'instagram_content_publish';
export const MANAGE = 'instagram_manage_contents';
export const COMMENTS = 'instagram_manage_comments';
export const INSIGHTS = 'instagram_manage_insights';
export const SCOPES = [PAGES, 'pages_read_engagement', BASIC, PUBLISH, MANAGE, COMMENTS, INSIGHTS];
const NOBODY = '10159000000000000';
const ALL_TASKS = ['ANALYZE', 'CREATE_CONTENT', 'MODERATE', 'MANAGE'];

const DESKS: { person: string; page: string; username: string; beside: string }[] = [
  {
    person: 'Maya Okafor',
    page: 'The Harbour Gazette',
    username: 'harbourgazette',
    beside: 'Harbour Archive',
  },
  { person: '李静', page: '港湾日报', username: 'gangwandaily', beside: '港湾档案' },
  {
    person: 'José Álvarez',
    page: 'El Faro de la Costa',
    username: 'elfarodelacosta',
    beside: 'Archivo del Faro',
  },
];

/** Each person has a page with an account bound to it, and one without. */
export function seedDemo({ people, pages }: Instagram): void {
  DESKS.forEach(({ person, page, username, beside }, index) => {
    const personId = `1015900000000000${index + 1}`;
    const shared = { personId, tasks: ALL_TASKS };
    const bound = { id: `1784100000000000${index + 1}`, username };
    const own: Page[] = [
      { ...shared, id: `10500000000001${index + 1}`, name: page, bound },
      { ...shared, id: `10500000000002${index + 1}`, name: beside, bound: null },
    ];
    if (!people.get(personId)) people.put(personId, { id: personId, name: person });
    for (const one of own) if (!pages.get(one.id)) pages.put(one.id, one);
  });
}

export function createAccount(state: Instagram, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name') ?? '';
  if (name === '') return { problem: 'name must be a text' };
  const externalId = textAt(wanted, 'externalId') ?? newId();
  if (pageOf(state, externalId)) return { problem: 'externalId is taken' };
  const username = textAt(wanted, 'username') ?? `u${externalId.slice(-12)}`;
  const personId = textAt(wanted, 'personId') ?? NOBODY;
  const tasks = textsAt(wanted, 'tasks') ?? ALL_TASKS;
  const page = { id: newId(), name, personId, tasks, bound: { id: externalId, username } };
  state.pages.put(page.id, page);
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? null;
  const scopes = textsAt(wanted, 'scopes') ?? SCOPES;
  const accessToken = keepToken(state, {
    kind: 'page',
    ownerId: externalId,
    personId,
    scopes,
    seconds: expiresInSeconds,
  });
  return { externalId, name, username, accessToken, expiresInSeconds };
}
