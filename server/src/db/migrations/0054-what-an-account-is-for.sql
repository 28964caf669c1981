-- What an account is for, in our words (R-ENT-035, R-VAL-022). Empty until somebody writes it: the platforms tell nothing of the kind.
alter table channel_account add column description text not null default '';
