import type { Agency } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { toldOf, type Told } from '../../contract/stored/told.ts'
import type { Db } from '../../db/index.ts'
import type { AgencyDoc } from '../../db/tables/agency.ts'
import { lockAgency, saveAgency } from './agency.repository.ts'

/** What of an agency is of its instance, or says who it is here. */
const OWN = new Set(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'tradeName', 'publicPage'])

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/**
 * Fills what the agency has not said of itself with what it said at another instance, but for what
 * was told with something that is not read here: it would say more than it did there. Answers what
 * was filled, by key.
 */
export async function fillAgency(
  trx: Db,
  agencyId: string,
  { agency, told }: { agency: Agency; told: Told },
  now: Date,
): Promise<Record<string, unknown>> {
  const row = await lockAgency(trx, agencyId)
  if (!row) return {}
  const here = { ...row.doc, logo: row.logo, cover: row.cover } as Record<string, unknown>
  const { logo: _logo, cover: _cover, ...parts } = told.value
  const unread = stored().unread('agency.doc', toldOf(told, Object.keys(parts)))
  const filled = Object.fromEntries(
    Object.entries(agency).filter(
      ([key, value]) => !OWN.has(key) && !(key in unread) && isEmpty(here[key]) && !isEmpty(value),
    ),
  )
  if (Object.keys(filled).length === 0) return {}
  const { logo, cover, ...doc } = filled
  await saveAgency(trx, agencyId, {
    doc: { ...row.doc, ...doc } as AgencyDoc,
    logo: (logo as string | undefined) ?? row.logo,
    cover: (cover as string | undefined) ?? row.cover,
    updated_at: now,
  })
  return filled
}

/** Empties what was filled and stands as it was; answers how much of it somebody has changed. */
export async function emptyAgency(
  trx: Db,
  agencyId: string,
  filled: Record<string, unknown>,
  now: Date,
): Promise<number> {
  const row = await lockAgency(trx, agencyId)
  if (!row) return 0
  const here = { ...row.doc, logo: row.logo, cover: row.cover } as Record<string, unknown>
  const same = Object.keys(filled).filter(
    (key) => JSON.stringify(here[key]) === JSON.stringify(filled[key]),
  )
  const gone = new Set(same)
  const doc = Object.fromEntries(Object.entries(row.doc).filter(([key]) => !gone.has(key)))
  await saveAgency(trx, agencyId, {
    doc: doc as AgencyDoc,
    logo: gone.has('logo') ? null : row.logo,
    cover: gone.has('cover') ? null : row.cover,
    updated_at: now,
  })
  return Object.keys(filled).length - same.length
}
