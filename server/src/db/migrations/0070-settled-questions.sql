-- What became of a publication ends the questions about it: those still open are found by what they lead to.
create index message_open_questions on message (link)
  where read_at is null and kind in ('message-unknown', 'message-sign-in-expired');
