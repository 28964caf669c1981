// Siblings are alike: the closed lists of files in channels, platforms, server features, console features and languages.
import { channelFiles, featureCalls, languages } from './names.ts';
import { eachFile, type ShapeRule } from './shape-files.ts';
import { exportedValues, type Problem, type SourceFile } from './tree.ts';
import { verbs } from './verbs.ts';

function byFolder(files: SourceFile[], pattern: RegExp): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const { path } of files) {
    const match = pattern.exec(path);
    if (!match?.[1] || !match[2]) continue;
    folders.set(match[1], [...(folders.get(match[1]) ?? []), match[2]]);
  }
  return folders;
}

function differences(
  rule: string,
  folder: string,
  found: string[],
  wanted: string[],
  why: string,
): Problem[] {
  const missing = wanted.filter((name) => !found.includes(name)).map((name) => `is missing ${name}`);
  const strange = found.filter((name) => !wanted.includes(name)).map((name) => `has the unknown ${name}`);
  return [...missing, ...strange].map((what) => ({ rule, path: folder, reason: `${what}. ${why}` }));
}

const channelFolder = /^channels\/src\/([^/]+)\/(.+)$/;

const channelFolders: ShapeRule = {
  name: 'channel-files',
  find: (files) =>
    [...byFolder(files, channelFolder)].flatMap(([channel, found]) =>
      differences(
        'channel-files',
        `channels/src/${channel}`,
        found,
        [...channelFiles, `${channel}.test.ts`],
        'All ten hold the same files, so who has read one has read ten.',
      ),
    ),
};

const channelRegistry: ShapeRule = {
  name: 'channel-registry',
  find: (files) => {
    const registry = files.find((file) => file.path === 'channels/src/registry.ts');
    if (!registry) return [];
    const listed = [...registry.text.matchAll(/from '\.\/([^/']+)\/index\.ts'/g)].map(
      (match) => match[1] ?? '',
    );
    const folders = [...byFolder(files, channelFolder).keys()];
    const why = 'The registry is the list of channels, by hand: every folder in it, nothing else.';
    return differences('channel-registry', registry.path, listed, folders, why);
  },
};

const platformFolders: ShapeRule = {
  name: 'platform-files',
  find: (files) => {
    const folders = [...byFolder(files, /^sandbox\/src\/platforms\/([^/]+)\/(.+)$/)].map(
      ([platform, found]) => ({
        platform,
        found: found.map((name) => (name === `${platform}.test.ts` ? '<name>.test.ts' : name)),
      }),
    );
    const all = [...new Set(folders.flatMap(({ found }) => found))];
    return folders.flatMap(({ platform, found }) =>
      differences('platform-files', `sandbox/src/platforms/${platform}`, found, all, 'Its siblings have it.'),
    );
  },
};

const serverFeature = /^server\/src\/features\/([^/]+)\/(.+)$/;

const serverFeatures = eachFile('server-features', ({ path }) => {
  const feature = serverFeature.exec(path)?.[1];
  return feature === undefined || feature in featureCalls
    ? undefined
    : `"${feature}" is not in the list of features, so no direction of calls is kept for it. Add it to featureCalls, with what it may call.`;
});

function verbFile(file: SourceFile): RegExpExecArray | null {
  const rest = serverFeature.exec(file.path)?.[2] ?? '';
  if (file.isTest || rest === 'routes.ts' || rest.startsWith('store')) return null;
  return /^([a-z]+)(-[a-z0-9]+)+(\.job)?\.ts$/.exec(rest);
}

const serverFeatureFiles = eachFile('server-feature-files', (file) => {
  const rest = serverFeature.exec(file.path)?.[2];
  if (rest === undefined || /^(routes|store)\.ts$/.test(rest) || /^store\/[^/]+\.ts$/.test(rest))
    return undefined;
  if (/^[^/]+\.test\.ts$/.test(rest) || verbs.has(verbFile(file)?.[1] ?? '')) return undefined;
  return 'A feature holds routes.ts, store.ts (or store/), <verb>-<noun>.ts, <verb>-<noun>.job.ts and tests; verbs come from scripts/check/verbs.ts.';
});

function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const oneVerb = eachFile('one-verb', (file) => {
  const match = verbFile(file);
  if (!match || match[3]) return undefined;
  const verb = camel(file.name.replace(/\.ts$/, ''));
  const values = exportedValues(file);
  return values.length === 1 && values[0] === verb
    ? undefined
    : `A verb file exports just its verb: ${verb} (and types); here ${values.join(', ') || 'nothing'}.`;
});

const consoleFeatureFiles = eachFile('console-feature-files', (file) => {
  const rest = /^console\/src\/features\/[^/]+\/(.+)$/.exec(file.path)?.[1];
  if (rest === undefined) return undefined;
  if (!/^[a-z0-9-]+(\.test\.tsx?|\.tsx?|(\.module)?\.css)$/.test(rest)) {
    return 'A console feature holds api.ts, components (.tsx), hooks (use-….ts), logic (.ts), their styles and tests; no folders.';
  }
  const hook = file.isTest ? undefined : exportedValues(file).find((name) => /^use[A-Z]/.test(name));
  const mayHold = rest === 'api.ts' || rest.startsWith('use-');
  return hook === undefined || mayHold
    ? undefined
    : `${hook} is a hook: it belongs in api.ts or a file use-….ts.`;
});

const localeFiles: ShapeRule = {
  name: 'locale-files',
  find: (files) => {
    const found = byFolder(files, /^console\/src\/locales\/([^/]+)\/(.+)$/);
    if (found.size === 0) return [];
    const all = [...new Set([...found.values()].flat())];
    const why = 'Every language has the same files, one a feature.';
    const unknown = [...found.keys()].filter((language) => !languages.includes(language));
    return [
      ...languages.flatMap((language) =>
        differences('locale-files', `console/src/locales/${language}`, found.get(language) ?? [], all, why),
      ),
      ...unknown.map((language) => ({
        rule: 'locale-files',
        path: `console/src/locales/${language}`,
        reason: `The languages are ${languages.join(', ')}.`,
      })),
    ];
  },
};

export const folderRules: ShapeRule[] = [
  channelFolders,
  channelRegistry,
  platformFolders,
  serverFeatures,
  serverFeatureFiles,
  oneVerb,
  consoleFeatureFiles,
  localeFiles,
];
