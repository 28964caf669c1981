// The demo app, its people and their pages; and pages made to order for tests and seeds.
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt, textsAt } from '../../json.ts';
import { newSecret } from '../../secrets.ts';
import type { Facebook, Page } from './state.ts';

export const APP = { id: 'herald-facebook', secret: 'herald-facebook-secret', name: 'Herald' };
export const SCOPES = [
  'public_profile',
  'email',
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_posts',
  'pages_manage_engagement',
  'pages_read_user_content',
  'pages_manage_metadata',
  'read_insights',
  'publish_video',
  'business_management',
];
/** Owns the pages made to order, so that they do not crowd the demo people's lists. */
const NOBODY = '10158000000000000';
const ALL_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'];
const EDITOR_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE'];

const PEOPLE: { id: string; name: string; pages: Omit<Page, 'personId'>[] }[] = [
  {
    id: '10158000000000001',
    name: 'Maya Okafor',
    pages: [
      { id: '104000000000011', name: 'The Harbour Gazette', category: 'Newspaper', tasks: ALL_TASKS },
      { id: '104000000000012', name: 'Harbour Sport', category: 'Sports', tasks: EDITOR_TASKS },
      { id: '104000000000013', name: 'Harbour Archive', category: 'Library', tasks: ['ANALYZE'] },
    ],
  },
  {
    id: '10158000000000002',
    name: '李静',
    pages: [
      { id: '104000000000021', name: '港湾日报', category: 'Newspaper', tasks: ALL_TASKS },
      { id: '104000000000022', name: '灯台ニュース', category: 'Media/News Company', tasks: EDITOR_TASKS },
    ],
  },
  {
    id: '10158000000000003',
    name: 'José Álvarez',
    pages: [
      { id: '104000000000031', name: 'El Faro de la Costa', category: 'Newspaper', tasks: ALL_TASKS },
      { id: '104000000000032', name: 'Cocina del Faro', category: 'Magazine', tasks: EDITOR_TASKS },
    ],
  },
];

export function seedDemo(state: Facebook): void {
  for (const { pages, ...person } of PEOPLE) {
    if (!state.people.get(person.id)) state.people.put(person.id, person);
    for (const page of pages) {
      if (!state.pages.get(page.id)) state.pages.put(page.id, { ...page, personId: person.id });
    }
  }
}

export function createPage(state: Facebook, wanted: JsonRecord): JsonRecord | { problem: string } {
  const name = textAt(wanted, 'name');
  if (name === undefined || name === '') return { problem: 'name must be a text' };
  const externalId = textAt(wanted, 'externalId') ?? state.newId();
  if (state.pages.get(externalId)) return { problem: 'externalId is taken' };
  const personId = textAt(wanted, 'personId') ?? NOBODY;
  const tasks = textsAt(wanted, 'tasks') ?? ALL_TASKS;
  state.pages.put(externalId, { id: externalId, name, category: 'Newspaper', personId, tasks });
  const nowMs = state.world.now();
  const expiresInSeconds = numberAt(wanted, 'expiresInSeconds') ?? null;
  const expiresAtMs = expiresInSeconds === null ? null : nowMs + expiresInSeconds * 1_000;
  const secret = newSecret('EAAS');
  const scopes = textsAt(wanted, 'scopes') ?? SCOPES;
  state.tokens.put(secret, {
    secret,
    kind: 'page',
    ownerId: externalId,
    personId,
    scopes,
    declined: [],
    issuedAtMs: nowMs,
    expiresAtMs,
  });
  return { externalId, name, accessToken: secret, expiresInSeconds };
}
