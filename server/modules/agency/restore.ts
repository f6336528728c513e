import type { Agency } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { toldOf, type Told } from '../../contract/stored/told.ts'
import type { Db } from '../../db/index.ts'
import type { AgencyDoc } from '../../db/tables/agency.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { normalIban } from '../../sepa/iban.ts'
import { lockAgency, saveAgency } from './agency.repository.ts'
import { normalPhone } from './phone.ts'
import { normalTaxId } from './tax-id.ts'

/** What of an agency is of its instance, or says who it is here. */
const OWN = new Set(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'tradeName', 'publicPage'])

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Homes on the market say whose they are: module listing, which stands above, is told by a job. */
const toldToHomes = (trx: Db, agencyId: string) =>
  jobQueue().add(trx, 'listing.agency', { agencyId }, { key: agencyId })

/** A value as the agency's own door keeps it (`agency.service.ts`); null for one that it refuses. */
function kept(key: string, value: unknown): unknown {
  if (key === 'taxId') return normalTaxId(String(value))
  if (key === 'publicPhone') return normalPhone(String(value))
  if (key !== 'invoice') return value
  const { iban, ...invoice } = value as NonNullable<Agency['invoice']>
  const own = iban ? normalIban(iban) : null
  return own === null ? invoice : { ...invoice, iban: own }
}

/**
 * Fills what the agency has not said of itself with what it said at another instance, but for what
 * was told with something that is not read here (it would say more than it did there), or is
 * refused of people, too: another's tax number in another spelling would be nobody's. Answers what
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
    Object.entries(agency)
      .filter(([key, value]) => !OWN.has(key) && !(key in unread) && !isEmpty(value))
      .map(([key, value]) => [key, kept(key, value)] as const)
      .filter(([key, value]) => isEmpty(here[key]) && !isEmpty(value)),
  )
  if (Object.keys(filled).length === 0) return {}
  await toldToHomes(trx, agencyId)
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
  if (same.length > 0) await toldToHomes(trx, agencyId)
  const doc = Object.fromEntries(Object.entries(row.doc).filter(([key]) => !gone.has(key)))
  await saveAgency(trx, agencyId, {
    doc: doc as AgencyDoc,
    logo: gone.has('logo') ? null : row.logo,
    cover: gone.has('cover') ? null : row.cover,
    updated_at: now,
  })
  return Object.keys(filled).length - same.length
}
