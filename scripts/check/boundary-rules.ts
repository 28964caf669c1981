// Who may import whom, as a table of refusals; each says why, because the reader of the message is about to move code.
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { featureCalls } from './names.ts';

type Place = { path?: string | string[]; pathNot?: string | string[] };
type Target = Place & {
  circular?: boolean;
  couldNotResolve?: boolean;
  reachable?: boolean;
  dependencyTypes?: ['core'];
};

const tests = '\\.(test|spec|journey)\\.tsx?$';

/** Matches packages by name wherever npm has put them, their types as well. */
function npm(...names: string[]): string {
  return `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;
}

function never(name: string, reason: string, from: Place, to: Target): IForbiddenRuleType {
  return { name, comment: reason, severity: 'error', from, to };
}

function outsideTests(path: string, ...alsoNot: string[]): Place {
  return { path, pathNot: [tests, ...alsoNot] };
}

const webFramework = npm('fastify', '@fastify/[^/]+', 'fastify-plugin', 'fastify-type-provider-zod');

const everywhere = [
  never(
    'no-circles',
    'Two rooms that need each other are one room, or a third is missing. Type imports count. Move what both need below both.',
    {},
    { circular: true },
  ),
  never(
    'no-dead-ends',
    'This import leads nowhere that can be found, so no other rule could judge it. Install the package or correct the path.',
    { path: '^(contract|channels|server|console|sandbox|bench|e2e|scripts)/' },
    { couldNotResolve: true },
  ),
  never(
    'production-never-imports-tests',
    'A test may know the product, the product never a test: what both need is a file of its own.',
    { pathNot: tests },
    { path: tests },
  ),
];

const contract = [
  never(
    'contract-only-zod',
    'The contract is loaded by browser and server alike, so it stands on zod alone.',
    outsideTests('^contract/src/'),
    { path: '.+', couldNotResolve: false, pathNot: ['^contract/src/', npm('zod')] },
  ),
  never(
    'contract-knows-none-of-us',
    'Everybody stands on the contract; if it stood on one of us, all others would too. Its tests as well.',
    { path: '^contract/' },
    { path: '^(channels|server|console|sandbox|bench|e2e|scripts)/' },
  ),
];

const channels = [
  never(
    'channels-few-libraries',
    'A channel speaks a platform’s language and touches nothing else: no database, no screen, no files, no clock. Only contract, zod, node:crypto, twitter-text, openid-client and an HTML parser; the rest is handed in.',
    outsideTests('^channels/src/'),
    {
      path: '.+',
      couldNotResolve: false,
      pathNot: [
        '^(channels|contract)/src/',
        '^(node:)?crypto$',
        npm('zod', 'twitter-text', 'openid-client', 'parse5', 'htmlparser2', 'node-html-parser'),
      ],
    },
  ),
  never(
    'channels-know-no-house',
    'Channels are tried without server, console or sandbox; a channel that knows its caller cannot be.',
    { path: '^channels/' },
    { path: '^(server|console|sandbox|bench|e2e|scripts)/' },
  ),
  never(
    'one-channel-never-another',
    'A platform changes alone, so a channel must be able to. What two channels share stands beside the folders, in channels/src.',
    { path: '^channels/src/([^/]+)/' },
    { path: '^channels/src/[^/]+/', pathNot: '^channels/src/$1/' },
  ),
  never(
    'channels-by-the-registry',
    'Who names one channel treats it specially. Ask the registry; what differs is in the rules each channel brings.',
    outsideTests('^(channels/src/[^/]+\\.ts$|server/|console/)', '^channels/src/registry\\.ts$'),
    { path: '^channels/src/[^/]+/' },
  ),
];

const server = [
  never(
    'server-never-screens-or-stand-ins',
    'The server is the product: the console is a guest of its HTTP, the sandbox an adversary, bench and journeys are spectators.',
    { path: '^server/' },
    { path: '^(console|sandbox|bench|e2e|scripts)/' },
  ),
  never(
    'server-start-never-reaches-bench',
    'Failpoints kill processes on purpose. What `npm start` loads must not be able to reach them, by any way.',
    { path: '^server/src/main\\.ts$' },
    { path: '^bench/', reachable: true },
  ),
  never(
    'feature-store-is-private',
    'A feature’s rows are changed by its verbs only, else its promises hold nowhere. Call a verb of that feature, or ask it for one.',
    { path: '^server/src/features/([^/]+)/' },
    { path: '^server/src/features/[^/]+/store(/|\\.ts$)', pathNot: '^server/src/features/$1/' },
  ),
  never(
    'web-framework-at-the-door',
    'Verbs are called by jobs and tests too, so they know no requests. The web framework stays in http/, routes.ts and api.ts.',
    outsideTests(
      '^server/src/',
      '^server/src/http/',
      '^server/src/features/[^/]+/routes\\.ts$',
      '^server/src/api\\.ts$',
    ),
    { path: webFramework },
  ),
  never(
    'job-engine-in-one-file',
    'The queue only wakes; the truth stands in our rows. One file knows the engine, so that it can be replaced in a day.',
    { path: '^server/', pathNot: '^server/src/jobs/engine(\\.test)?\\.ts$' },
    { path: npm('pg-boss') },
  ),
  never(
    'sql-in-stores',
    'Who reads a store.ts has read all the SQL of a feature. kysely and pg stay in store.ts, store/, db/ and jobs/; take the database’s type from db/.',
    outsideTests('^server/src/', '^server/src/(db|jobs)/', '^server/src/features/[^/]+/store(/|\\.ts$)'),
    { path: npm('kysely', 'pg', 'pg-[a-z]+', 'postgres') },
  ),
];

const featureDirection = Object.entries(featureCalls).map(([feature, mayCall]) =>
  never(
    `direction-${feature}`,
    `Features call in one direction (content → publishing → accounts, with people, media and messages below). ${feature} may call ${mayCall.join(', ') || 'no other feature'}; effects that run upward go through an outbox handler registered in worker.ts.`,
    outsideTests(`^server/src/features/${feature}/`),
    { path: '^server/src/features/', pathNot: `^server/src/features/(${[feature, ...mayCall].join('|')})/` },
  ),
);

const consoleRules = [
  never(
    'console-knows-the-contract-only',
    'Facts about channels travel as data, through the catalogue endpoint, so that console and server are released apart.',
    { path: '^console/' },
    { path: '^(server|channels|sandbox|bench|e2e|scripts)/' },
  ),
  never(
    'console-features-are-strangers',
    'Features are put together in app/. What two of them need is in ui/ or lib/, or app hands it from one to the other.',
    { path: '^console/src/features/([^/]+)/' },
    { path: '^console/src/features/', pathNot: '^console/src/features/$1/' },
  ),
  never(
    'console-app-is-the-top',
    'app/ puts features together; whoever it puts together must not know it.',
    { path: '^console/src/(features|ui|lib|locales)/' },
    { path: '^console/src/app/' },
  ),
  never(
    'console-lib-below-features',
    'lib/ is ground for all features, so it stands on none of them.',
    { path: '^console/src/(lib|locales)/' },
    { path: '^console/src/(features|ui)/' },
  ),
  never(
    'console-ui-knows-no-business',
    'A piece of ui/ serves every feature because it knows none: react, antd, icons and its own files, texts come as props.',
    outsideTests('^console/src/ui/'),
    {
      path: '.+',
      couldNotResolve: false,
      pathNot: ['^console/src/ui/', npm('react', 'react-dom', 'antd', '@ant-design/[^/]+')],
    },
  ),
  never(
    'console-runs-in-a-browser',
    'A browser has no node builtins; the bundle would break or grow by their imitation.',
    outsideTests('^console/src/'),
    { dependencyTypes: ['core'] },
  ),
];

const sandbox = [
  never(
    'sandbox-nothing-of-ours',
    'The sandbox stands in for ten strangers. Did it share our code, contract included, it would inherit our misunderstandings.',
    { path: '^sandbox/' },
    { path: '^(contract|channels|server|console|bench|e2e|scripts)/' },
  ),
  never(
    'sandbox-only-the-web-framework',
    'The stand-ins speak HTTP and remember what was posted; node and the fastify family are enough for both.',
    outsideTests('^sandbox/'),
    { path: 'node_modules/', pathNot: npm('fastify', '@fastify/[^/]+') },
  ),
  never(
    'one-platform-never-another',
    'Platforms are strangers to each other in the world, so they are here: faults, ledger and clock stand beside the folders.',
    { path: '^sandbox/src/platforms/([^/]+)/' },
    { path: '^sandbox/src/platforms/[^/]+/', pathNot: '^sandbox/src/platforms/$1/' },
  ),
];

const programs = [
  never(
    'programs-from-outside',
    'Benchmarks, journeys and scripts meet console and sandbox as a person does: as running processes.',
    { path: '^(bench|e2e|scripts)/' },
    { path: '^(console|sandbox)/' },
  ),
  never(
    'checker-trusts-nobody',
    'The checker of the campaign judges us from ledger and database alone; with our code it would forgive our mistakes.',
    { path: '^bench/checker[^/]*(/|$)' },
    { path: '^(contract|channels|server|console|sandbox|e2e|scripts|bench)/', pathNot: '^bench/checker' },
  ),
];

export const boundaryRules: IForbiddenRuleType[] = [
  ...everywhere,
  ...contract,
  ...channels,
  ...server,
  ...featureDirection,
  ...consoleRules,
  ...sandbox,
  ...programs,
];
