import type { SellerData } from '../../../../generated/model/index.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import type { Owner } from '../owner.ts'
import type { SellerRow } from './seller.repository.ts'

/** Whether a seller still has to be invoiced something. */
type Owing = (trx: Db, sellerId: string) => Promise<boolean>

const rooms: Owing[] = []

/** Another room says whether it has yet to invoice a seller. */
export function onClearing(room: Owing): void {
  rooms.push(room)
}

/** What an invoice to them cannot be without (RD 1619/2012, art. 6). */
const NEEDED = ['legalName', 'taxId', 'address'] as const

/** Throws 400 at what an invoice to the seller needs and is taken away before it is issued. */
export async function refuseCleared(
  trx: Db,
  { id, doc: before }: Pick<SellerRow, 'id' | 'doc'>,
  after: SellerData,
  { lang }: Owner,
): Promise<void> {
  const cleared = NEEDED.filter((field) => before[field] && !after[field])
  if (cleared.length === 0) return
  for (const owes of rooms)
    if (await owes(trx, id))
      fieldErrors(Object.fromEntries(cleared.map((field) => [field, say(lang, 'toInvoice')])))
}
