// A plain platform of nobody's, three in one: one takes keys, one gives handles, one shows nothing. Knows nothing of us.
import { createServer } from 'node:http';
import { answerControl } from './control.ts';
import { readCall } from './call.ts';
import { openFaults } from './faults.ts';
import { openLedger } from './ledger.ts';
import { openWorld } from './world.ts';
import { answer } from './doors.ts';
import { deliver } from './wire.ts';

const ledger = openLedger();
const faults = openFaults();
const world = openWorld(ledger);

const server = createServer({ keepAlive: false }, (request, response) => {
  void (async () => {
    const call = await readCall(request);
    if (!call) return void request.socket.destroy();
    const control = answerControl(call, { ledger, faults, world });
    if (control) return deliver(response, control, null);
    const { platform, operation } = call;
    const struck = faults.strike(platform, operation);
    const record = ledger.received(call, struck?.fault ?? '');
    await deliver(response, (when) => answer(world, call, when, struck), struck);
    record.done = true;
  })().catch((error: unknown) => {
    process.stderr.write(`the stand-in stumbled: ${String(error)}\n`);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.stdout.write(`stand-in listening on http://127.0.0.1:${address.port}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
process.once('disconnect', () => process.exit(0));
