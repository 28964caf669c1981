// What administrators manage: people, their departments, roles, and the entries that a role opens.
import { z } from 'zod';
import { signs, type Sign } from './permissions.ts';

export const UserStatus = z.enum(['enabled', 'disabled']);
export type UserStatus = z.infer<typeof UserStatus>;

export const NamedRole = z.object({ id: z.string(), key: z.string(), name: z.string() });
export type NamedRole = z.infer<typeof NamedRole>;

/** R-ENT-033. `createTime` is an instant; `revision` grows with every change of name, e-mail, department or password. */
export const User = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  email: z.string(),
  department: z.string(),
  departmentId: z.string(),
  status: UserStatus,
  roles: z.array(NamedRole),
  createTime: z.string(),
  revision: z.number().int(),
});
export type User = z.infer<typeof User>;

/** What is left behind by somebody: drafts that are theirs, and schedules of theirs that still wait. */
export const Left = z.object({ drafts: z.number().int(), schedules: z.number().int() });
export type Left = z.infer<typeof Left>;

export const Department = z.object({
  id: z.string(),
  name: z.string(),
  people: z.number().int(),
  revision: z.number().int(),
});
export type Department = z.infer<typeof Department>;

/** `people` counts who has it; `resources` are the entries it opens, by their ids; `revision` grows with every change of its words or entries. */
export const Role = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  description: z.string(),
  people: z.number().int(),
  resources: z.array(z.string()),
  revision: z.number().int(),
});
export type Role = z.infer<typeof Role>;

export const ResourceType = z.enum(['menu', 'button']);
export type ResourceType = z.infer<typeof ResourceType>;

/** The codes this version knows: an entry with any other would open nothing. */
const knownSigns: readonly Sign[] = Object.values(signs);
export const KnownSign = z.enum(knownSigns);

/** R-ENT-034. A group of menu entries has no url; `sign` is the code that whoever holds the entry gets; `revision` grows with every change. */
export const Resource = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  url: z.string(),
  type: ResourceType,
  sign: KnownSign.nullable(),
  icon: z.string(),
  hidden: z.boolean(),
  sort: z.number().int(),
  revision: z.number().int(),
});
export type Resource = z.infer<typeof Resource>;
