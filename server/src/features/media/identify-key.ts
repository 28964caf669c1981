// Identify the key of a stored file: nothing else is ever looked for.

const keyShape = /^[0-9a-f]{40}\.[a-z0-9]{2,4}$/;

export function identifyKey(text: string): boolean {
  return keyShape.test(text);
}
