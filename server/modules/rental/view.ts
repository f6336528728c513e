import type { Rental, RentalForm } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { checkList } from './checks/view.ts'
import { erasedOn } from './keeping.ts'
import { worded } from './messages.ts'
import { newestOffer } from './offers/offers.repository.ts'
import { toOffers } from './offers/view.ts'
import { papersOf } from './papers/view.ts'
import { contractEndOf, type FileRow } from './rental.repository.ts'
import { wayOf } from './way/view.ts'
import { halfReadOf } from './whole.ts'

/** What was sent; of a household of which something is unread no member: the others would be all. */
async function formOf(db: Db, { id, form }: FileRow): Promise<RentalForm> {
  if (!(await halfReadOf(db, [id])).has(id)) return form
  const { members: _half, ...rest } = form
  return rest
}

async function offerOf(db: Db, fileId: string) {
  const newest = await newestOffer(db, fileId)
  return newest && (await toOffers(db, [newest]))[0]
}

/** A file as the programme's people read it. */
export const shown = async (db: Db, row: FileRow, lang: Lang): Promise<Rental> => ({
  id: row.id,
  reference: row.reference,
  side: row.side,
  island: row.island,
  state: row.state,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  email: row.email,
  phone: row.phone,
  language: row.language,
  form: await formOf(db, row),
  eligibility: worded(lang, row.eligibility),
  note: row.note,
  consentAt: row.consent_at.toISOString(),
  eraseOn: erasedOn(row, await contractEndOf(db, row.id)).toISOString(),
  version: row.version,
  completeOn: row.complete_on,
  municipality: row.municipality,
  bedrooms: row.bedrooms,
  wanted: row.wanted,
  offer: (await offerOf(db, row.id)) ?? null,
  ...(await wayOf(db, row)),
  ...(await papersOf(db, row)),
  checks: await checkList(db, row, lang),
})
