// Find what the demonstration brought and is as it was, and what people have made of it or beside it.
import { demoPages } from '@herald/contract/demo-pages.ts';
import type { DemoRoute } from '@herald/contract/demo.ts';
import type { Executor } from '../../db/client.ts';
import { embeddedIssuer } from '../../http/embedded-base.ts';
import { findIdentified } from '../people/find-identified.ts';
import { findDemoCredentials, type DemoCredential } from '../sign-on/find-demo-credentials.ts';
import { composeSeeds } from './compose-seeds.ts';
import { menuBelow, namedRoles, writtenArticles, type WrittenArticle } from './store/endings.ts';

/** `personId` is null for somebody who has never signed in. */
export type BroughtPerson = DemoCredential & { personId: string | null };
export type Brought = {
  people: BroughtPerson[];
  articles: { brought: number[]; made: number[] };
  roles: { brought: string[]; made: string[] };
  /** Of the menu, as long as nothing of others lies in it. */
  menu: string[];
};

const menuGroup = 'menu.demo.pages';

export async function findBrought(db: Executor): Promise<Brought> {
  const people: BroughtPerson[] = [];
  for (const one of await findDemoCredentials(db)) {
    const person = await findIdentified(db, { issuer: embeddedIssuer, subject: one.account });
    people.push({ ...one, personId: person?.id ?? null });
  }
  const seeds = composeSeeds();
  const seeded = new Set(
    seeds.articles.map((one) =>
      wordsOf({
        title: one.title,
        content: one.content ?? '',
        contentShort: one.content_short ?? '',
        sourceUri: '',
        imageUri: one.image_uri ?? '',
        remark: '',
      }),
    ),
  );
  const articles = parted(await writtenArticles(db), (one) => seeded.has(wordsOf(one)));
  const roles = parted(await namedRoles(db), ({ key, name, description }) =>
    seeds.roles.some((one) => one.key === key && one.name === name && one.description === description),
  );
  const entries = await menuBelow(db, menuGroup);
  const names = new Set([menuGroup, ...demoPages.flatMap(namesOf)]);
  return {
    people,
    articles: { brought: articles.is.map(({ id }) => id), made: articles.not.map(({ id }) => id) },
    roles: { brought: roles.is.map(({ key }) => key), made: roles.not.map(({ key }) => key) },
    menu: entries.every(({ name }) => names.has(name)) ? entries.map(({ id }) => id) : [],
  };
}

/** What somebody writes; a click on its state writes nothing. */
function wordsOf(one: Omit<WrittenArticle, 'id'>): string {
  return JSON.stringify([one.title, one.content, one.contentShort, one.sourceUri, one.imageUri, one.remark]);
}

function namesOf({ path, meta, children = [] }: DemoRoute): string[] {
  return [meta?.title ?? path, ...children.flatMap(namesOf)];
}

function parted<T>(all: readonly T[], test: (one: T) => boolean): { is: T[]; not: T[] } {
  return { is: all.filter(test), not: all.filter((one) => !test(one)) };
}
