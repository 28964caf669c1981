// The model tier as a program: what it ran, what failed, and how to run that again.
import { faithful } from './model/machine.ts';
import type { Class } from './model/platform.ts';
import { runModel } from './model/run-model.ts';

type Asked = {
  seed: number;
  path: string | undefined;
  runs: number;
  only: string | undefined;
  json: boolean;
};

/** The exit code: 1 when an invariant broke. */
export function reportModel({ seed, path, runs, only, json }: Asked): number {
  const all: readonly Class[] = ['A', 'B', 'C', 'D'];
  const classes = all.filter((one) => only === undefined || one === only);
  const say = (line: string) => console.error(line);
  const { failing, ...ran } = runModel({
    machine: faithful,
    classes,
    runs,
    seed,
    say,
    ...(path === undefined ? {} : { path }),
  });
  for (const one of failing) {
    console.error(`BREACH class ${one.class}: ${one.breaches.join('; ')} [tape ${one.tape}]`);
    if (one.path !== '')
      console.error(`  again: --tier model --class ${one.class} --seed ${one.seed} --path ${one.path}`);
  }
  const figures = { tier: 'model', seed, ...ran, breaches: failing.length };
  console.log(json ? JSON.stringify(figures) : figures);
  return failing.length > 0 ? 1 : 0;
}
