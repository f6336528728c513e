import type {
  RentalContract,
  RentalContractAnnul,
  RentalContractInput,
  RentalContracts,
  RentalOffer,
  RentalState,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import { daysBetween, yearsLater } from '../../../passport/days.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { namesOf } from '../../user/index.ts'
import { say } from '../messages.ts'
import { findFile, saveFile } from '../rental.repository.ts'
import { moveFile } from '../way/way.service.ts'
import { endOffersOf } from './follow.ts'
import {
  addContract,
  findContract,
  findOffer,
  isLet,
  listContracts,
  removeContract,
  withContract,
  type SignedRow,
} from './offers.repository.ts'
import { endOffer } from './offers.service.ts'
import { partiesOf, toOffers } from './view.ts'

const YEARS = 7
/** In days: a contract that begins later, or longer ago, is a slip of the year. */
const FAR = 730
const PAST = 366
/** In years: no rented home is promised for longer. */
const LONGEST = 30
/** So many days before its last one a contract is worth a look. */
const SOON = 180

/** Contracts as the programme's people read them on a day. */
async function toContracts(db: Db, rows: SignedRow[], today: string): Promise<RentalContract[]> {
  const parties = await partiesOf(db, rows)
  const people = rows.map((row) => row.by_user).filter((id) => id !== null)
  const names = await namesOf(db, [...new Set(people)])
  return rows.flatMap((row) => {
    const [owner, tenant] = [parties.get(row.owner_file), parties.get(row.tenant_file)]
    if (!owner || !tenant) return []
    const daysLeft = daysBetween(today, row.ends_on)
    return {
      id: row.id,
      offerId: row.offer_id,
      owner,
      tenant,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      daysLeft,
      isSoon: daysLeft <= SOON,
      rentOwner: row.rent_owner,
      rentTenant: row.rent_tenant,
      deposit: row.deposit,
      byName: row.by_user === null ? null : (names.get(row.by_user) ?? null),
      createdAt: row.created_at.toISOString(),
    }
  })
}

export async function allContracts({ deps: { db, now } }: Ctx): Promise<RentalContracts> {
  const today = dayOf(now())
  return { items: await toContracts(db, await listContracts(db, today), today) }
}

/**
 * Writes down a signed contract of an accepted offer; both files become signed, and what else either
 * was offered ends.
 */
export async function createContract(
  offerId: string,
  { startsOn, endsOn, deposit }: RentalContractInput,
  ctx: Ctx,
): Promise<RentalContract> {
  const { deps, lang } = ctx
  const reader = requireSession(ctx)
  return inTransaction(deps.db, async (trx) => {
    const offer = (await findOffer(trx, offerId)) ?? notFound(lang)
    const isSigned = (await withContract(trx, [offerId])).has(offerId)
    if (offer.state !== 'accepted' || isSigned) return notAcceptable(say(lang, 'notAccepted'))
    const at = deps.now()
    const files = [offer.owner_file, offer.tenant_file]
    if (await isLet(trx, files, dayOf(at))) return notAcceptable(say(lang, 'contractRuns'))
    if (startsOn > daysLater(dayOf(at), FAR))
      return fieldErrors({ startsOn: say(lang, 'startsFar') })
    if (startsOn < daysLater(dayOf(at), -PAST))
      return fieldErrors({ startsOn: say(lang, 'startsPast') })
    if (endsOn && endsOn > yearsLater(startsOn, LONGEST))
      return fieldErrors({ endsOn: say(lang, 'endsFar') })
    const end = endsOn ?? daysLater(yearsLater(startsOn, YEARS), -1)
    if (end <= startsOn) return fieldErrors({ endsOn: say(lang, 'endsBefore') })
    const { id } = await addContract(trx, {
      id: uuidv7(),
      offer_id: offerId,
      starts_on: startsOn,
      ends_on: end,
      deposit,
      by_user: reader.userId,
      created_at: at,
    })
    for (const fileId of files) {
      const file = (await findFile(trx, fileId, reader, true)) ?? notFound(lang)
      const moved = await moveFile(trx, file, { to: 'signed', by: reader.userId }, ctx)
      await saveFile(trx, fileId, { ...moved, updated_at: at })
    }
    await endOffersOf(trx, files, at)
    const row = await findContract(trx, id)
    const [shown] = row ? await toContracts(trx, [row], dayOf(at)) : []
    return shown ?? notFound(lang)
  })
}

/**
 * Takes back what was written down wrongly: files that it signed are approved again, those on which
 * another contract runs stay signed. The offer ends where one of the two is not approved.
 */
export async function annulContract(
  offerId: string,
  { words }: RentalContractAnnul,
  ctx: Ctx,
): Promise<RentalOffer> {
  const { deps, lang } = ctx
  const reader = requireSession(ctx)
  return inTransaction(deps.db, async (trx) => {
    const offer = (await findOffer(trx, offerId)) ?? notFound(lang)
    if (offer.settled_at !== null || !(await removeContract(trx, offerId))) return notFound(lang)
    const at = deps.now()
    const left: RentalState[] = []
    for (const fileId of [offer.owner_file, offer.tenant_file]) {
      const file = (await findFile(trx, fileId, reader, true)) ?? notFound(lang)
      const isSigner = file.state === 'signed' && !(await isLet(trx, [fileId], dayOf(at)))
      left.push(isSigner ? 'approved' : file.state)
      if (!isSigner) continue
      const moved = await moveFile(trx, file, { to: 'approved', by: reader.userId, words }, ctx)
      await saveFile(trx, fileId, { ...moved, updated_at: at })
    }
    const isOpen = left.every((state) => state === 'approved')
    const row = isOpen ? offer : await endOffer(trx, offer, 'declined', at)
    const [shown] = await toOffers(trx, [row])
    return shown ?? notFound(lang)
  })
}
