// Which actions and areas somebody sees on the page, by permission code (document 1 §6, C-21, C-38).
import type { Allowed } from '../../lib/permissions.ts';

export type Shown = {
  readonly accounts: boolean;
  readonly saving: boolean;
  readonly scheduling: boolean;
  readonly publishing: boolean;
};

/** Without the account area nothing can be chosen to publish to, so those people save (C-38). */
export function shownTo(allowed: Allowed): Shown {
  return {
    accounts: allowed.accountsShown,
    saving: allowed.canEdit,
    scheduling: allowed.canSchedule,
    publishing: allowed.canPublish && allowed.accountsShown,
  };
}
