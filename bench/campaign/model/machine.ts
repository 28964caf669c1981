// What the model runs: the product's own pure decisions, and the guards of its store, each of which a mutant may lack.
import { decideAnswer } from '@herald/server/features/publishing/decide-answer.ts';
import { decideChange } from '@herald/server/features/publishing/decide-change.ts';
import { decideLook } from '@herald/server/features/publishing/decide-look.ts';
import { decideStart } from '@herald/server/features/publishing/decide-start.ts';

export type Machine = {
  readonly decideStart: typeof decideStart;
  readonly decideAnswer: typeof decideAnswer;
  readonly decideLook: typeof decideLook;
  readonly decideChange: typeof decideChange;
  /** A write compares attempt and version, not the state alone. */
  readonly comparesAttempt: boolean;
  /** The trigger refuses a fence that is not the lane's, and steps that are not lawful. */
  readonly hasTrigger: boolean;
  /** What settling writes is compared and fenced like any other write. */
  readonly fencesLooks: boolean;
  /** The handle of a harmless step is kept only by whoever has the lane. */
  readonly fencesSteps: boolean;
  /** The send deadline's clock is read before the marker's commit is issued. */
  readonly readsClockBeforeCommit: boolean;
  /** Times of settling are the database's, not the worker's own. */
  readonly asksDatabase: boolean;
  /** Of one account one mutation at a time, by a unique index. */
  readonly hasUniqueIndex: boolean;
  /** A client that asks once more by itself when an answer was lost. */
  readonly retriesInClient: boolean;
  /** A connection that is kept may be dead: what was written to it counts as not sent. */
  readonly keepsAlive: boolean;
  /** Its time is looked at once more when the marker is written (find-brake.ts). */
  readonly marksInTime: boolean;
  /** So is how long the platform still knows its key. */
  readonly marksWithinWindow: boolean;
  readonly afterDeath: 'reconciling' | 'scheduled';
};

export const faithful: Machine = {
  decideStart,
  decideAnswer,
  decideLook,
  decideChange,
  comparesAttempt: true,
  hasTrigger: true,
  fencesLooks: true,
  fencesSteps: true,
  readsClockBeforeCommit: true,
  asksDatabase: true,
  hasUniqueIndex: true,
  retriesInClient: false,
  keepsAlive: false,
  marksInTime: true,
  marksWithinWindow: true,
  afterDeath: 'reconciling',
};
