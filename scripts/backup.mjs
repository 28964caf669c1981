// npm run backup and npm run restore: installs what is missing, without the tools for tests; plain JavaScript, since Node 20 must run it.
import { handOver, install } from './install.mjs';

install({ withTools: false });
handOver('server/src/backup/main.ts', process.argv.slice(2));
