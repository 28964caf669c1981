// Compose: what the demonstration starts with: a hundred articles, twenty transactions and three roles, the same everywhere.
import { hourMs } from '@herald/contract/constants.ts';
import { demoPlatforms, demoStatuses, demoTypes, type NewDemoRole } from '@herald/contract/demo.ts';
import { demoPages } from '@herald/contract/demo-pages.ts';
import type { TransactionRow } from './store/roles.ts';
import type { SeedArticle } from './store/seeds.ts';

const words =
  'harbour market river morning council bridge season village museum engine garden winter signal theatre valley journey weather island lantern harvest record station meadow orchard festival ferry'.split(
    ' ',
  );
const people =
  'Alma Bruno Celia Dario Elena Fabio Greta Hugo Ines Jonas Karin Luis Mara Nils Olga Pavel'.split(' ');
const picture =
  'data:image/svg+xml;utf8,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 32 18%27%3E%3Crect width=%2732%27 height=%2718%27 fill=%27%231668dc%27/%3E%3Ccircle cx=%2716%27 cy=%279%27 r=%275%27 fill=%27%23fff%27/%3E%3C/svg%3E';
const firstMs = Date.UTC(2026, 0, 5, 8, 0, 0);
const articles = 100;
const transactions = 20;

/** Always the same numbers, by a generator of Park and Miller: what is seeded twice is the same. */
function numbers(): (below: number) => number {
  let state = 20_260_105;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

export function composeSeeds(): {
  articles: SeedArticle[];
  transactions: TransactionRow[];
  roles: (NewDemoRole & { key: string })[];
} {
  const next = numbers();
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[], fallback: T): T =>
    list[next(list.length)] ?? fallback;
  const sentence = (count: number) => {
    const said = Array.from({ length: count }, () => pick(words, 'harbour')).join(' ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  };
  const article = (at: number): SeedArticle => {
    const stampedAt = new Date(firstMs + at * 7 * hourMs);
    return {
      status: pick(demoStatuses, 'draft'),
      title: sentence(5 + next(6)),
      content: `<p>${sentence(12)}.</p><p>${sentence(9)}.</p>`,
      content_short: `${sentence(6)}.`,
      image_uri: picture,
      displayed_at: stampedAt,
      stamped_at: stampedAt,
      platforms: [demoPlatforms[0]],
      comment_disabled: true,
      importance: 1 + next(3),
      author: pick(people, 'Alma'),
      reviewer: pick(people, 'Bruno'),
      type: pick(demoTypes, 'CN'),
      forecast: next(10_001) / 100,
      pageviews: 300 + next(4_701),
    };
  };
  const transaction = (at: number): TransactionRow => ({
    order_no: `HRD-${String(1_000 + at * 37 + next(37))}`,
    made_at: new Date(firstMs + at * 5 * hourMs),
    username: pick(people, 'Celia'),
    price: (1_000 + next(14_001)) / 10,
    status: next(3) === 0 ? 'pending' : 'success',
  });
  return {
    articles: Array.from({ length: articles }, (_, at) => article(at)),
    transactions: Array.from({ length: transactions }, (_, at) => transaction(at)),
    roles: [
      {
        key: 'admin',
        name: 'admin',
        description: 'Super Administrator. Have access to view all pages.',
        routes: demoPages,
      },
      {
        key: 'editor',
        name: 'editor',
        description: 'Normal Editor. Can see all pages except permission page',
        routes: demoPages.filter(({ path }) => path !== '/permission'),
      },
      {
        key: 'visitor',
        name: 'visitor',
        description: 'Just a visitor. Can only see the home page and the document page',
        routes: [{ path: '/dashboard', meta: { title: 'app.titles.content' } }],
      },
    ],
  };
}
