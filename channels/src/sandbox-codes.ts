// Every code with which a stand-in can refuse, read out of the files of its own folder: who writes a new one there has told it here.
/** A file of a platform's folder. */
export type Source = { readonly name: string; readonly text: string };

/** `place` of the argument that holds the code, with what stands where it is left out or before it. */
type Refusing = {
  readonly call: string;
  readonly places: readonly number[];
  readonly codeBefore?: string;
  readonly whenMissing?: string;
};
/** `tables` are consts whose keys are the codes, `fields` those of an object that hold one. */
type Folder = {
  readonly calls: readonly Refusing[];
  readonly fields?: readonly string[];
  readonly tables?: readonly string[];
  /** A name whose usual value is a code as well. */
  readonly isAlsoDefault?: string;
};

export const folders: Readonly<Record<string, Folder>> = {
  facebook: {
    calls: [
      { call: 'invalidParameter', places: [1], codeBefore: '100', whenMissing: '100' },
      { call: 'mayNot', places: [1], whenMissing: '200' },
      { call: 'badImage', places: [1], codeBefore: '324', whenMissing: '324' },
      { call: 'badUpload', places: [0], codeBefore: '6000' },
      { call: 'bad', places: [1], codeBefore: '100', whenMissing: '100' },
    ],
    fields: ['code'],
  },
  instagram: {
    calls: [
      { call: 'refuse', places: [0, 1] },
      { call: 'uploadRefused', places: [0] },
    ],
  },
  linkedin: {
    calls: [
      { call: 'refuse', places: [0] },
      { call: 'invalid', places: [0] },
      { call: 'tokenProblem', places: [1], whenMissing: 'invalid_request' },
    ],
    fields: ['code', 'serviceErrorCode'],
    isAlsoDefault: 'status',
  },
  tiktok: {
    calls: [
      { call: 'refuse', places: [1] },
      { call: 'tokenRefused', places: [0] },
    ],
  },
  vk: {
    calls: [
      { call: 'refuse', places: [0, 2] },
      { call: 'tokenProblem', places: [0] },
    ],
    fields: ['error_code'],
  },
  wechat: { calls: [{ call: 'refuse', places: [0] }], fields: ['errcode'], tables: ['words'] },
  weibo: {
    calls: [
      { call: 'refuse', places: [0] },
      { call: 'refuseToken', places: [1] },
    ],
    tables: ['SENTENCES'],
  },
  x: {
    calls: [{ call: 'tokenProblem', places: [1] }],
    fields: ['type', 'status'],
    isAlsoDefault: 'status',
  },
  youtube: {
    calls: [
      { call: 'refusal', places: [1] },
      { call: 'badRequest', places: [1], whenMissing: 'badRequest' },
      { call: 'at', places: [0] },
      { call: 'tokenRefused', places: [1] },
    ],
    tables: ['SENTENCES'],
  },
};

export type Collected = { readonly codes: readonly string[]; readonly unread: readonly string[] };

/** `unread`: places where a code stands under a name and not as itself. */
export function codesOf(platform: string, sources: readonly Source[]): Collected {
  const folder = folders[platform];
  if (!folder) throw new Error(`Nobody says how ${platform} refuses`);
  const codes = new Set<string>();
  const unread = new Set<string>();
  for (const { name, text } of sources) {
    for (const refusing of folder.calls)
      for (const args of argumentsOf(text, refusing.call)) {
        const read = codeIn(args, refusing);
        if (read.length === 0) unread.add(`${name}: ${refusing.call}(${args.join(', ').slice(0, 60)}`);
        for (const code of read) codes.add(code);
      }
    for (const code of fieldsIn(text, folder.fields ?? [])) codes.add(code);
    const usual = new RegExp(`\\b${folder.isAlsoDefault ?? '-'} = (\\d{3})\\b`, 'g');
    for (const [, code = ''] of text.matchAll(usual)) codes.add(code);
    for (const table of folder.tables ?? []) for (const code of keysIn(text, table)) codes.add(code);
  }
  // That it was done is said with a code too; Facebook's 200 is a right that is missing.
  for (const done of ['0', '200']) if (platform !== 'facebook') codes.delete(done);
  return { codes: [...codes].toSorted(), unread: [...unread].toSorted() };
}

/** What stands between the brackets of each call, but for those of its own definition. */
function argumentsOf(text: string, call: string): string[][] {
  return [...text.matchAll(new RegExp(`(?<!function |\\.)\\b${call}\\(`, 'g'))].map(({ index, 0: opened }) =>
    split(text.slice(index + opened.length)),
  );
}

function split(rest: string): string[] {
  const args: string[] = [];
  let [depth, quote, arg] = [0, '', ''];
  for (const [place, letter] of [...rest].entries()) {
    if (quote !== '') {
      if (letter === quote && rest[place - 1] !== '\\') quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) break;
    if (letter === ',' && depth === 0 && quote === '') {
      args.push(arg.trim());
      arg = '';
    } else arg += letter;
  }
  return [...args, arg.trim()].filter((one) => one !== '');
}

function codeIn(args: readonly string[], { places, codeBefore, whenMissing }: Refusing): string[] {
  const [first = 0, second] = places;
  const wanted = args[first];
  if (wanted === undefined) return whenMissing === undefined ? [] : [whenMissing];
  const found = literalsIn(wanted).map((code) => (codeBefore === undefined ? code : `${codeBefore}/${code}`));
  const below = second === undefined ? [] : literalsIn(args[second] ?? '');
  return below.length === 0 ? found : found.flatMap((code) => below.map((sub) => `${code}/${sub}`));
}

/** Of a choice between two, both; texts that are compared in it are none. */
function literalsIn(argument: string): string[] {
  const chosen = argument.includes('?') ? argument.slice(argument.indexOf('?')) : argument;
  return [...chosen.matchAll(/'([A-Za-z]\w*)'|(?<![\w.])(-?\d[\d_]*)(?![\w.])/g)].map(
    ([, word, number = '']) => word ?? number.replaceAll('_', ''),
  );
}

function fieldsIn(text: string, fields: readonly string[]): string[] {
  const named = fields.join('|');
  if (named === '') return [];
  const found = text.matchAll(
    new RegExp(
      `\\b(?:${named}): (?:'([A-Z]\\w*)'|(-?\\d[\\d_]*)(?:,\\s*subcode: (\\d+))?|\`\\$\\{PROBLEMS\\}/([\\w-]+)\`)`,
      'g',
    ),
  );
  return [...found].map(([, word, number = '', subcode, type]) =>
    [word ?? type ?? number.replaceAll('_', ''), subcode].filter((part) => part !== undefined).join('/'),
  );
}

function keysIn(text: string, table: string): string[] {
  const body = new RegExp(`const ${table}\\b[^=]*= \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  return [...body.matchAll(/^\s*(\w+):/gm)].map(([, key = '']) => key);
}
