// npm start: installs what is missing, then starts the house; plain JavaScript, since Node 20 must run it.
import { handOver, install } from './install.mjs';

install({ withTools: false });
handOver('scripts/start/main.ts', process.argv.slice(2));
