// How many calls a platform allows, of our whole application and of one account.

export type CallLimit = {
  readonly calls: number;
  readonly perSeconds: number;
  /** Calls that only read are counted with them. */
  readonly reads?: true;
  /** The time zone at whose midnight all of them are given anew; missing where the platform names no such moment. */
  readonly renewsIn?: 'America/Los_Angeles' | 'UTC';
};

/** As the platform tells it now. */
export type Quota = Pick<CallLimit, 'perSeconds' | 'reads'> & { readonly left: number; readonly of: number };
