// The machine a figure was measured on, without which the figure says nothing.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export type Machine = {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  /** Of the last minute, before the measurement. */
  readonly load: number;
};

export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1_024 ** 3),
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}
