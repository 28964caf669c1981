// The settings that point every channel at a sandbox: its demo apps, and its addresses instead of the platforms' own.
import { channels } from '@herald/channels/registry.ts';
import { settingOf } from '../config.ts';

/** X is the one whose place at the sandbox is named otherwise than the operators' word for it. */
export function placeAtSandbox(key: string): string {
  return key === 'twitter' ? 'x' : key;
}

export function sandboxSettings(host: string, key: string): Record<string, string> {
  const channel = channels.find((one) => one.key === key);
  const [name, place] = [settingOf(key), placeAtSandbox(key)];
  const bases = Object.keys(channel?.bases ?? {}).map((base) => [
    `${name}_${settingOf(base)}`,
    `${host}/${place}/${base}`,
  ]);
  // Its demo applications have every product.
  const products = Object.keys(channel?.connect.products ?? {}).map((product) => [
    `${name}_${settingOf(product)}`,
    '1',
  ]);
  return {
    [`${name}_APP_ID`]: `herald-${place}`,
    [`${name}_APP_SECRET`]: `herald-${place}-secret`,
    ...Object.fromEntries([...bases, ...products]),
    // Whoever works against the sandbox sits at this machine.
    ...(key === 'weibo' ? { HERALD_CLIENT_ADDRESS: '127.0.0.1' } : {}),
  };
}
