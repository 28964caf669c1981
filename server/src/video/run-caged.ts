// Run a parser of hostile files as a child without secrets: limited in time, memory and output, and dead when we are.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Processor seconds and wall clock, bytes of memory it may fill, bytes of the largest file it may write. */
export type Limits = {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
  /** As nice(1) has it: 19 gives way to everything else. */
  readonly nice: 0 | 19;
};

export type CagedCall = {
  readonly command: string;
  readonly args: readonly string[];
  readonly limits: Limits;
  /** What it says on its standard output, line by line. */
  readonly onLine: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
  /** False where the system gives no network of its own to a child. */
  readonly withoutNetwork: boolean;
};

/** `said`: the end of what it wrote on its error output. */
export type CagedEnd = {
  readonly end: 'done' | 'failed' | 'unstarted' | 'timed-out' | 'stopped';
  readonly said: string;
};

/** All that a child is told of the world: where programs lie. */
export const bareEnvironment = { PATH: '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin', LANG: 'C' };

const saidAtMost = 4_000;
const blockBytes = 512;
const kilobyte = 1_024;

/**
 * Our end of its standard input stays open as long as we live; when it closes, the child is killed. Nothing else does that
 * everywhere: an orphan of ffmpeg works on to its end.
 */
const script = `ulimit -t "$1"; ulimit -f "$2"; ulimit -d "$3"; ulimit -c 0; rank=$4; shift 4
exec 3<&0
nice -n "$rank" "$@" 3<&- </dev/null &
child=$!
(read -r _ <&3; kill -9 $child) >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait $child
code=$?
kill $watch 2>/dev/null
exit $code`;

export function runCaged({ command, args, limits, ...call }: CagedCall): Promise<CagedEnd> {
  const { seconds, processorSeconds, memoryBytes, outputBytes } = limits;
  const numbers = [processorSeconds, outputBytes / blockBytes, memoryBytes / kilobyte, limits.nice];
  const alone = call.withoutNetwork ? ['unshare', '-rn', '--'] : [];
  const given = [...numbers.map((one) => String(Math.ceil(one))), ...alone, command, ...args];
  const child = spawn('/bin/sh', ['-c', script, 'cage', ...given], {
    env: bareEnvironment,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-saidAtMost);
  });
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', call.onLine);
  let ended: CagedEnd['end'] | null = null;
  const kill = (why: 'timed-out' | 'stopped') => {
    ended ??= why;
    // The whole group: shell, watch and child.
    if (child.pid !== undefined && child.exitCode === null) killGroup(child.pid);
  };
  const stop = () => kill('stopped');
  const timer = setTimeout(() => kill('timed-out'), seconds * 1_000);
  call.signal?.addEventListener('abort', stop);
  return new Promise((resolve) => {
    const settle = (end: CagedEnd['end']) => {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', stop);
      resolve({ end: ended ?? end, said });
    };
    child.on('error', (error) => {
      said += error.message;
      settle('unstarted');
    });
    child.on('close', (code) => settle(endOf(code)));
    if (call.signal?.aborted) stop();
  });
}

/** A shell answers 126 and 127 where the program is not there or may not be run. */
function endOf(code: number | null): CagedEnd['end'] {
  if (code === 126 || code === 127) return 'unstarted';
  return code === 0 ? 'done' : 'failed';
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in this moment.
  }
}
