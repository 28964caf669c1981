// The state of a role, a person, a department or an entry its changer saw: ours, and named by whoever wants a stale one refused.
import { z } from 'zod';

/** A stale one answers changed-meanwhile. Without one nothing is compared. */
export const SeenRevision = z.coerce.number().int().optional();
