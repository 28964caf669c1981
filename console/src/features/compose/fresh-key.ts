// A name nothing else has; not `randomUUID`, which a plain http address has not.
export function freshKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
