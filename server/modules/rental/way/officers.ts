import type { RentalOfficers } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { peopleWithRole } from '../../user/index.ts'

/** The programme's people who may sign in, by name. */
export async function listOfficers(db: Db): Promise<RentalOfficers> {
  const people = await peopleWithRole(db, 'LLOGUER_SEGUR')
  const items = people.map(({ id, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
  }))
  return { items: items.toSorted((a, b) => a.name.localeCompare(b.name, 'ca')) }
}

/**
 * Their names by id, to say who looks after a file: whose part has ended looks after none, though
 * the file still has them.
 */
export const officerNames = async (db: Db): Promise<Map<string, string>> =>
  new Map((await listOfficers(db)).items.map(({ id, name }) => [id, name]))

/** Whether somebody is one of them. */
export const isOfficer = async (db: Db, id: string): Promise<boolean> =>
  (await listOfficers(db)).items.some((one) => one.id === id)
