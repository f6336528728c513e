import { isDeepStrictEqual } from 'node:util'
import { storedIfHalfRead } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import { loadProperty } from '../../property/index.ts'
import { findLink } from '../link.repository.ts'
import { valueAt } from './paths.ts'

/** Where a source and a home may say two things. */
interface Where {
  propertyId: string
  integrationId: string
  externalId: string
}

/** What the source says at a path, and what the home does. */
interface Values {
  theirs: unknown
  ours: unknown
}

/**
 * What both sides say at a path as this version reads it, and as it is stored: of a value that only
 * another version knows, or a longer one, both may read the same and say two things.
 */
async function bothOf(
  db: Db,
  { propertyId, integrationId, externalId }: Where,
): Promise<(field: string) => { read: Values; stored: Values }> {
  const home = await loadProperty(db, propertyId)
  const link = await findLink(db, integrationId, externalId)
  const read = { steps: link?.said.steps ?? {}, home: home ?? {} }
  const said = await storedIfHalfRead(db, 'import_link.said', {
    integration_id: integrationId,
    external_id: externalId,
  })
  const doc = await storedIfHalfRead(db, 'property.doc', { id: propertyId })
  const whole: typeof read = {
    steps: (said as { steps?: object } | undefined)?.steps ?? read.steps,
    home: (doc as object | undefined) ?? read.home,
  }
  const at = (of: typeof read, field: string): Values => ({
    theirs: valueAt(of.steps, field),
    ours: valueAt(of.home, field),
  })
  return (field) => ({ read: at(read, field), stored: at(whole, field) })
}

/** Whether this version reads what both sides say of a field. */
export const isRead = ({ read, stored }: { read: Values; stored: Values }): boolean =>
  isDeepStrictEqual(read, stored)

/** The same of many fields, each home and source looked up once. */
export async function bothEach<T>(
  db: Db,
  all: T[],
  whereOf: (one: T) => Where & { field: string },
): Promise<{ one: T; values: { read: Values; stored: Values } }[]> {
  const known = new Map<string, Awaited<ReturnType<typeof bothOf>>>()
  const each = []
  for (const one of all) {
    const { field, ...where } = whereOf(one)
    const key = `${where.propertyId} ${where.integrationId} ${where.externalId}`
    const both = known.get(key) ?? (await bothOf(db, where))
    known.set(key, both)
    each.push({ one, values: both(field) })
  }
  return each
}
