// The closed lists: which rooms exist, what the files in them are called, which words say nothing.

/** The channel folders hold exactly these, plus a test named after the channel. */
export const channelFiles = [
  'README.md',
  'index.ts',
  'rules.ts',
  'connect.ts',
  'prepare.ts',
  'publish.ts',
  'settle.ts',
  'change.ts',
  'figures.ts',
  'answers.ts',
];

/** Every feature of the server, and which others it may call. Media, messages and the audit log call nobody; people write in that. */
export const featureCalls: Record<string, string[]> = {
  // Whoever takes the demonstration away removes its people as administrators do.
  demo: [
    'users',
    'roles',
    'sign-on',
    'audit',
    'content',
    'publishing',
    'accounts',
    'people',
    'media',
    'messages',
  ],
  insight: ['content', 'publishing', 'accounts', 'people', 'media', 'messages'],
  evidence: ['content', 'publishing', 'accounts', 'people', 'media', 'messages'],
  content: ['publishing', 'accounts', 'people', 'media', 'messages'],
  publishing: ['repeats', 'accounts', 'people', 'media', 'messages', 'audit'],
  accounts: ['people', 'media', 'messages', 'audit'],
  users: ['content', 'publishing', 'roles', 'sign-on', 'people', 'audit'],
  roles: ['people', 'audit'],
  settings: ['content', 'audit'],
  'sign-on': ['people', 'audit'],
  people: ['audit'],
  audit: [],
  repeats: [],
  media: [],
  messages: [],
};

export const languages = ['en', 'zh', 'es', 'ja'];

export const workspaces = ['contract', 'channels', 'server', 'console', 'sandbox'];

/** Folders whose files obey the house; the rest of the root is settings. */
export const rooms = [...workspaces, 'e2e', 'bench', 'scripts', 'docs', '.ci'];

/** Words that fit every file and so describe none. */
export const emptyWords = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'managers',
  'service',
  'services',
  'handler',
  'handlers',
  'data',
  'info',
]);
