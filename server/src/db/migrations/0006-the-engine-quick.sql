-- What the engine reads most: the unsettled publications of one account.
create index publication_unsettled on publication (account_id, wake_at)
  where state in ('scheduled', 'auth-required', 'preparing', 'inflight', 'processing', 'reconciling', 'editing', 'withdrawing',
    'handed-over', 'unknown');
-- Its rows are all in the one above.
drop index publication_account_id_due_at_idx;
