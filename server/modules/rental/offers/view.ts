import type { RentalOffer, RentalParty } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { namesOf } from '../../user/index.ts'
import type { FileRow } from '../rental.repository.ts'
import { halfReadOf } from '../whole.ts'
import { filesByIds, withContract, type OfferRow } from './offers.repository.ts'

/** A file as a party; how many it is for only where its answers are read whole. */
export const toParty = (row: FileRow, isWhole: boolean): RentalParty => ({
  fileId: row.id,
  reference: row.reference,
  name: row.name,
  place: row.form.address ?? null,
  members: isWhole ? (row.form.members?.length ?? null) : null,
})

/** The files of offers or contracts, as parties. */
export async function partiesOf(
  db: Db,
  rows: Pick<OfferRow, 'owner_file' | 'tenant_file'>[],
): Promise<Map<string, RentalParty>> {
  const ids = rows.flatMap((row) => [row.owner_file, row.tenant_file])
  const files = await filesByIds(db, [...new Set(ids)])
  const halfRead = await halfReadOf(db, ids)
  return new Map(files.map((row) => [row.id, toParty(row, !halfRead.has(row.id))]))
}

/** Offers as the programme's people read them. */
export async function toOffers(db: Db, rows: OfferRow[]): Promise<RentalOffer[]> {
  const parties = await partiesOf(db, rows)
  const people = rows.map((row) => row.by_user).filter((id) => id !== null)
  const names = await namesOf(db, [...new Set(people)])
  const signed = await withContract(
    db,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const [owner, tenant] = [parties.get(row.owner_file), parties.get(row.tenant_file)]
    if (!owner || !tenant) return []
    return {
      id: row.id,
      state: row.state,
      owner,
      tenant,
      rentOwner: row.rent_owner,
      rentTenant: row.rent_tenant,
      until: row.until,
      byName: row.by_user === null ? null : (names.get(row.by_user) ?? null),
      createdAt: row.created_at.toISOString(),
      answeredAt: row.answered_at?.toISOString() ?? null,
      hasContract: signed.has(row.id),
      mayAnnul: signed.has(row.id) && row.settled_at === null,
    }
  })
}
