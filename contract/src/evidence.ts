// How we know what a step of a publication says: the names evidence may have, and the words of ours that may stand in it.

/** Everything else in a line of evidence is a figure, a person's account, or what the platform said. */
export type EvidenceName =
  | 'answer'
  | 'answeredBy'
  | 'askedBy'
  | 'attempt'
  | 'because'
  | 'by'
  | 'candidates'
  | 'checked'
  | 'code'
  | 'externalId'
  | 'fingerprint'
  | 'found'
  | 'gone'
  | 'handle'
  | 'insteadOf'
  | 'link'
  | 'looked'
  | 'missing'
  | 'negatives'
  | 'preflight'
  | 'requestedBy'
  | 'retryOf'
  | 'said'
  | 'seen'
  | 'seenAt'
  | 'sent'
  | 'sentApart'
  | 'stands'
  | 'still'
  | 'url'
  | 'version'
  | 'was'
  | 'watched'
  | 'with'
  | 'zone';

export type EvidenceWord =
  | 'word-absent-every-look'
  | 'word-authorised-again'
  | 'word-cancelled-on-its-way'
  | 'word-clock-rules'
  | 'word-comments-open'
  | 'word-comments-unknown'
  | 'word-film-gone'
  | 'word-cover-unknown'
  | 'word-handle-unpublished'
  | 'word-held'
  | 'word-its-owner'
  | 'word-key-known'
  | 'word-known-words'
  | 'word-look'
  | 'word-not-answered'
  | 'word-open-attempt'
  | 'word-our-limit'
  | 'word-platform'
  | 'word-sent-before'
  | 'word-still-processing'
  | 'word-the-answer'
  | 'word-without-cover';

/**
 * `by` and `found` are words of ours where they are no person's account and no state of a look. `noticed` is what our machine
 * saw, in its own words: kept for whoever mends us, shown to nobody.
 */
export type Evidence = Readonly<
  Partial<Record<Exclude<EvidenceName, 'because' | 'gone' | 'still' | 'with'>, unknown>> &
    Partial<Record<'because' | 'gone' | 'still' | 'with', EvidenceWord>> & { noticed?: string }
>;
