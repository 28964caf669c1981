// List the departments by name, each with how many people it has.
import type { Department } from '@herald/contract/administration.ts';
import type { Context } from '../../context.ts';
import { allDepartments } from './store/departments.ts';

export async function listDepartments({ db }: Context): Promise<{ items: Department[] }> {
  return { items: await allDepartments(db) };
}
