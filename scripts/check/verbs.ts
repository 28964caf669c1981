// The verbs a server feature may begin a file with: a new one is a decision, not an accident.
const lines = `
  publish schedule save read list find remove restore advance settle resolve retry sweep bind refresh revoke
  open close start end stop verify issue accept refuse store serve render send mark count notify seed describe
  check complete withdraw edit grab release upload sign authorise load compose relay apply record watch recover
  seal unseal probe create change add set move copy assign grant cancel reschedule postpone take put receive
  fetch search rename reset enter leave lock unlock transcode inspect measure capture collect reconcile confirm
  admit exchange expire purge wake queue choose connect disconnect follow answer compare export import identify prepare summarise
  decide pause lift limit claim borrow convert draw crop shrink renew hold
`;

export const verbs = new Set(lines.split(/\s+/).filter((word) => word !== ''));
