import type { Seller, SellerData, SellerInput } from '../../../../generated/model/index.ts'
import { takesCards } from '../../../config/payments.ts'
import type { Deps } from '../../../contract/deps.ts'
import { conflict, fieldErrors } from '../../../contract/errors.ts'
import { unreadStored } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import { seal, unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { normalIban } from '../../../sepa/iban.ts'
import { isHeldByAnother, isOperatorTaxId } from '../../invoice/index.ts'
import { municipality } from '../../place/index.ts'
import { normalPhone } from '../../user/index.ts'
import { say } from '../messages.ts'
import type { Owner } from '../owner.ts'
import { isReviewed } from '../reviewed.ts'
import { refuseCleared } from './clearing.ts'
import { refuseLess } from './offering.ts'
import { sellerLacks } from './seller-lacks.ts'
import { findSeller, saveSeller, sellerFor, type SellerRow } from './seller.repository.ts'
import { isTaxId, plainTaxId } from './tax-id.ts'

const toSeller = (row: SellerRow | null, deps: Pick<Deps, 'config'>): Seller => ({
  data: row?.doc ?? {},
  ibanEnd: row?.iban_end ?? null,
  missing: sellerLacks(row),
  strikes: row?.strikes ?? 0,
  isSuspended: Boolean(row?.suspended_at),
  isReviewed: isReviewed(deps),
  cards: takesCards(deps.config) ? (row?.cards ?? 'none') : 'off',
  version: row?.version ?? 0,
})

/** The caller as a seller; of who has sold nothing yet all is missing. */
export const getSeller = async (deps: Pick<Deps, 'db' | 'config'>, owner: Owner): Promise<Seller> =>
  toSeller(await findSeller(deps.db, owner), deps)

/**
 * Keeps what is sent; null clears. Throws 400 at fields, also where what is on offer needs what is
 * taken away, 409 when somebody saved in between. */
export async function updateSeller(
  trx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  owner: Owner,
  { version, iban, ...sent }: SellerInput,
): Promise<Seller> {
  const before = await findSeller(trx, owner, true)
  if ((before?.version ?? 0) !== version) conflict(toSeller(before, deps), say(owner.lang, 'stale'))
  const now = deps.now()
  const row = before ?? (await sellerFor(trx, owner, now))
  const unread = await unreadStored(trx, 'seller.doc', { id: row.id })
  const doc = cleaned({ ...row.doc, ...sent }, owner, 'kind' in unread)
  if (sent.taxId && doc.taxId && (await isOperatorTaxId(trx, doc.taxId)))
    fieldErrors({ taxId: say(owner.lang, 'operatorTaxId') })
  const by = owner.agencyId === null ? { userId: owner.userId } : { agencyId: owner.agencyId }
  // What the site would issue in their name would wait; who stands so already changes the rest.
  const asks = !row.doc.issueForMe || doc.taxId !== row.doc.taxId
  if (doc.issueForMe && asks && doc.taxId && (await isHeldByAnother(trx, by, doc.taxId)))
    fieldErrors({ taxId: say(owner.lang, 'othersTaxId') })
  await refuseCleared(trx, row, doc, owner)
  const place = doc.municipalityIne ? municipality(doc.municipalityIne) : null
  if (doc.municipalityIne && !place)
    fieldErrors({ municipalityIne: say(owner.lang, 'noMunicipality') })
  const sealed = iban === undefined ? {} : await sealedIban(iban, row.id, deps, owner)
  const saved = await saveSeller(
    trx,
    { ...row, version: before ? row.version : 0 },
    {
      doc,
      ...sealed,
      lat: place?.geo.lat ?? null,
      lon: place?.geo.lon ?? null,
      updated_at: now,
    },
  )
  if (before) await refuseLess(trx, before, saved, owner)
  return toSeller(saved, deps)
}

function cleaned(
  doc: { [K in keyof SellerData]?: SellerData[K] | null },
  { lang }: Owner,
  isKindUnread: boolean,
): SellerData {
  const errors: Record<string, string> = {}
  const out = Object.fromEntries(
    Object.entries(doc)
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as SellerData
  if (out.taxId) {
    if (!isTaxId(out.taxId)) errors['taxId'] = say(lang, 'taxId')
    else out.taxId = plainTaxId(out.taxId)
  }
  if (out.phone) {
    const phone = normalPhone(out.phone)
    if (phone) out.phone = phone
    else errors['phone'] = say(lang, 'phone')
  }
  if (out.series && /^r$/i.test(out.series)) errors['series'] = say(lang, 'seriesR')
  const broken = (out.hours ?? []).findIndex(({ from, to }) => from >= to)
  if (broken >= 0) errors[`hours.${broken}.to`] = say(lang, 'hours')
  if (Object.keys(errors).length > 0) fieldErrors(errors)
  // To a kind that a later version alone reads both may belong.
  if (isKindUnread && out.kind === undefined) return out
  if (out.kind !== 'person') delete out.retention
  if (out.kind !== 'company') delete out.registerNumber
  return out
}

async function sealedIban(
  text: string | null,
  id: string,
  { config }: Pick<Deps, 'config'>,
  { lang }: Owner,
): Promise<{ iban: Buffer | null; iban_end: string | null }> {
  if (!text?.trim()) return { iban: null, iban_end: null }
  const iban = normalIban(text) ?? fieldErrors({ iban: say(lang, 'iban') })
  return { iban: seal(iban, await channelKeys(config), `seller ${id}`), iban_end: iban.slice(-4) }
}

/** A seller's IBAN, for who has to pay them; null while they have given none. Throws SealBroken. */
export const ibanOf = async (
  { id, iban }: Pick<SellerRow, 'id' | 'iban'>,
  { config }: Pick<Deps, 'config'>,
): Promise<string | null> =>
  iban === null ? null : unseal(iban, await channelKeys(config), `seller ${id}`)

/** How much a buyer keeps back of a seller's net sums, in per cent (art. 95 RIRPF). */
export const retentionOf = ({ doc }: Pick<SellerRow, 'doc'>): 0 | 7 | 15 =>
  doc.kind !== 'person' ? 0 : doc.retention === 'full' ? 15 : doc.retention === 'reduced' ? 7 : 0
