// Every code the server may answer: the word used inside, the number on the wire, the HTTP status.

type Wire = { readonly wire: number; readonly status: number };

/** 1011xx, 1012xx and 105019 are the specification's and travel as HTTP 200; ours lie outside these families. */
export const codes = {
  ok: { wire: 200, status: 200 },
  'session-ended': { wire: 101101, status: 200 },
  'sign-in-needed': { wire: 101102, status: 200 },
  'token-rejected': { wire: 101201, status: 200 },
  'post-gone': { wire: 105019, status: 200 },
  'input-invalid': { wire: 400001, status: 400 },
  'upload-refused': { wire: 400002, status: 400 },
  'authorisation-failed': { wire: 400003, status: 400 },
  'authorisation-declined': { wire: 400004, status: 400 },
  'authorisation-expired': { wire: 400005, status: 400 },
  'authorisation-elsewhere': { wire: 400006, status: 400 },
  'request-unreadable': { wire: 400007, status: 400 },
  forbidden: { wire: 403001, status: 403 },
  'not-found': { wire: 404001, status: 404 },
  'changed-elsewhere': { wire: 409001, status: 409 },
  'already-on-its-way': { wire: 409002, status: 409 },
  'not-retryable': { wire: 409003, status: 409 },
  'same-post-again': { wire: 409004, status: 409 },
  'already-sending': { wire: 409005, status: 409 },
  'account-elsewhere': { wire: 409006, status: 409 },
  'still-scheduled': { wire: 409007, status: 409 },
  'already-scheduled': { wire: 409008, status: 409 },
  'upload-too-large': { wire: 413001, status: 413 },
  'request-too-large': { wire: 413002, status: 413 },
  'file-not-what-it-says': { wire: 415001, status: 415 },
  'format-not-taken': { wire: 415002, status: 415 },
  'content-refused': { wire: 422001, status: 422 },
  'lead-too-short': { wire: 422002, status: 422 },
  'time-unreadable': { wire: 422003, status: 422 },
  'account-unusable': { wire: 422004, status: 422 },
  'channel-not-set-up': { wire: 422005, status: 422 },
  'link-not-verified': { wire: 422006, status: 422 },
  'still-there': { wire: 422007, status: 422 },
  'no-page-to-bind': { wire: 422008, status: 422 },
  'time-too-far': { wire: 422009, status: 422 },
  'platform-refused': { wire: 424001, status: 424 },
  'too-many-requests': { wire: 429001, status: 429 },
  internal: { wire: 500001, status: 500 },
  'not-ready': { wire: 503001, status: 503 },
  'disk-full': { wire: 507001, status: 507 },
} as const satisfies Record<string, Wire>;

export type Code = keyof typeof codes;
