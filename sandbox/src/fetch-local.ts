// A file fetched from its address: the real platforms fetch from anywhere, a stand-in only from this machine.
const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

/** Null when there is none, or none of that type; `type` is how its content type begins. */
export async function fetchLocal(address: string, type = ''): Promise<Buffer | null> {
  if (!URL.canParse(address) || !LOCAL.includes(new URL(address).hostname)) return null;
  try {
    const fetched = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
    const isRight = fetched.ok && (fetched.headers.get('content-type') ?? '').startsWith(type);
    return isRight ? Buffer.from(await fetched.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
