import { fieldErrors } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import type { Owner } from '../owner.ts'
import { publicationLacks } from '../publication/lacks.ts'
import { sellerLacks } from './seller-lacks.ts'
import type { SellerRow } from './seller.repository.ts'

/** Fields of a seller that some publications need and others do not. */
const FIELDS = { hours: 'hours', professional: 'professionalNumber' } as const

/** Fields of a seller that what they have on offer, or before the operator, waits for. */
async function wanting(trx: Db, seller: SellerRow): Promise<string[]> {
  const out = await trx
    .selectFrom('market_item')
    .select('doc')
    .where('seller_id', '=', seller.id)
    .where('state', 'in', ['published', 'review'])
    .execute()
  if (out.length === 0) return []
  const lacks = out.flatMap(({ doc }) => publicationLacks(doc, 1, seller))
  const own = (['hours', 'professional'] as const).filter((lack) => lacks.includes(lack))
  return [...sellerLacks(seller), ...own.map((lack) => FIELDS[lack])]
}

/** Throws 400 at what is taken away while something on offer needs it. */
export async function refuseLess(
  trx: Db,
  before: SellerRow,
  after: SellerRow,
  { lang }: Owner,
): Promise<void> {
  const known = await wanting(trx, before)
  const fields = (await wanting(trx, after)).filter((field) => !known.includes(field))
  if (fields.length > 0)
    fieldErrors(Object.fromEntries(fields.map((field) => [field, say(lang, 'offering')])))
}
