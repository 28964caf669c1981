// Bodies as a reader wants them: fields as an object, JSON as a value, files and bytes as their size.

/** A name given more than once becomes a list. */
type Shown = Record<string, unknown>;

export async function decodeRequest(request: Request): Promise<unknown> {
  const type = typeOf(request.headers);
  if (type === 'multipart/form-data') return { $multipart: shown(await request.formData()) };
  return decode(type, new Uint8Array(await request.arrayBuffer()));
}

export async function decodeAnswer(answer: Response): Promise<unknown> {
  return decode(typeOf(answer.headers), new Uint8Array(await answer.arrayBuffer()));
}

/** Null when nothing was sent. */
function decode(type: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  const text = new TextDecoder().decode(bytes);
  if (type === 'application/x-www-form-urlencoded') return shown(new URLSearchParams(text));
  const isJson = type.endsWith('/json') || type.endsWith('+json');
  return isJson ? (jsonOf(text) ?? { $bytes: bytes.length }) : { $bytes: bytes.length };
}

function shown(fields: Iterable<[string, string | File]>): Shown {
  const found = new Map<string, unknown[]>();
  for (const [name, value] of fields) {
    const one =
      typeof value === 'string' ? value : { $bytes: value.size, name: value.name, type: value.type };
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function typeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
