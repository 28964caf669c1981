// Starts the sandbox with the settings of its environment and stops it when asked.
import { openSandbox } from './sandbox.ts';

const { SANDBOX_PORT = '0', SANDBOX_DATA } = process.env;
const port = Number(SANDBOX_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`SANDBOX_PORT must be a port, not "${SANDBOX_PORT}"`);
  process.exit(1);
}

const sandbox = await openSandbox({ port, dataFolder: SANDBOX_DATA === '' ? undefined : SANDBOX_DATA });
console.log(`sandbox listening on ${sandbox.address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
process.once('disconnect', () => void sandbox.close().then(() => process.exit(0)));
