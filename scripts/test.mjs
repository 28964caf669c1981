// npm test: installs what is missing, then runs every test; plain JavaScript, since Node 20 must run it.
import { handOver, install } from './install.mjs';

install({ withTools: true });
handOver('scripts/run-tests.ts', process.argv.slice(2));
