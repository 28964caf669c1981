// npm run backup and its like, which a house in operation needs: installs what is missing of what production runs on, never the tools for tests, then runs the program named first; plain JavaScript, since Node 20 must run it.
import { handOver, install } from './install.mjs';

const [program, ...args] = process.argv.slice(2);
install({ withTools: false });
handOver(program, args);
