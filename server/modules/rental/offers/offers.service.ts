import type {
  RentalMatches,
  RentalOffer,
  RentalOfferAnswer,
  RentalOfferInput,
  RentalOffers,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import {
  fieldErrors,
  HttpError,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../../contract/errors.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import { dayOf, writtenDay } from '../../../time/madrid.ts'
import { municipalitiesOfIsland } from '../../place/index.ts'
import { namesOf } from '../../user/index.ts'
import { say } from '../messages.ts'
import { findFile, type FileRow } from '../rental.repository.ts'
import { ruleFor } from '../rules.ts'
import { halfReadOf } from '../whole.ts'
import { lastDay } from '../way/deadlines.ts'
import { officerNames } from '../way/officers.ts'
import { officerIn } from '../way/view.ts'
import { beginDue, endDue } from '../way/way.repository.ts'
import { incomeOf, misfits } from './fit.ts'
import {
  addOffer,
  candidates,
  findOffer,
  isLet,
  listOffers,
  openOffer,
  settleOffers,
  setOffer,
  withContract,
  type OfferRow,
} from './offers.repository.ts'
import { toOffers, toParty } from './view.ts'

const MOST_MATCHES = 100

/**
 * Who fits a home, or which home fits: those that do first, by the day they were complete. What
 * follows from answers of which something is unread is not said: such a file is not among them, and
 * has none of its own.
 */
export async function listMatches(id: string, ctx: Ctx): Promise<RentalMatches> {
  const { db, now } = ctx.deps
  const row = (await findFile(db, id, requireSession(ctx))) ?? notFound(ctx.lang)
  const day = dayOf(now())
  const offered = await candidates(db, row)
  const halfRead = await halfReadOf(db, [id, ...offered.map((one) => one.id)])
  if (halfRead.has(id)) laterVersion(ctx.lang)
  const asked = offered
    .filter((one) => !halfRead.has(one.id))
    .map((one) => {
      const [home, household] = row.side === 'owner' ? [row, one] : [one, row]
      return { one, fails: misfits(home, household, household.form.monthlyRent ?? null, day) }
    })
  // Sorting keeps the order of those that are alike.
  const found = asked
    .toSorted((a, b) => Number(a.fails.length > 0) - Number(b.fails.length > 0))
    .slice(0, MOST_MATCHES)
  const officers = await officerNames(db)
  const items = found.map(({ one, fails }) => ({
    party: toParty(one, true),
    state: one.state,
    completeOn: one.complete_on,
    rent: one.form.askedRent ?? one.form.monthlyRent ?? null,
    income: one.side === 'tenant' ? incomeOf(one) : null,
    fails,
    assignedTo: officerIn(officers, one.assigned_to),
  }))
  return {
    items,
    municipalities: municipalitiesOfIsland(row.island)
      .map(({ ine, name }) => ({ ine, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'ca')),
  }
}

/** The home has an open offer: who made it, and when. */
async function taken(trx: Db, open: OfferRow, { lang }: Ctx): Promise<never> {
  const names = await namesOf(trx, open.by_user === null ? [] : [open.by_user])
  const byName = (open.by_user && names.get(open.by_user)) ?? null
  const day = writtenDay(dayOf(open.created_at))
  const message = say(lang, 'homeTaken', { name: byName ?? say(lang, 'somebody'), day })
  throw new HttpError(409, { message, byName, at: open.created_at.toISOString() })
}

/** Rents above what the programme pays, or a tenant may pay: 400 at the field. */
function checkRents({ island }: FileRow, { rentOwner, rentTenant }: RentalOfferInput, ctx: Ctx) {
  const day = dayOf(ctx.deps.now())
  const over = (rent: number, id: 'rentCap' | 'tenantRent') =>
    rent > (ruleFor(day, id, island)?.amount ?? Infinity)
  const errors = {
    ...(over(rentOwner, 'rentCap') && { rentOwner: say(ctx.lang, 'overCap') }),
    ...((over(rentTenant, 'tenantRent') || rentTenant > rentOwner) && {
      rentTenant: say(ctx.lang, 'overCap'),
    }),
  }
  if (Object.keys(errors).length > 0) fieldErrors(errors)
}

/** Offers a home to a household. The home's row is locked: of two officers at once one wins. */
export async function createOffer(
  id: string,
  input: RentalOfferInput,
  ctx: Ctx,
): Promise<RentalOffer> {
  const { deps, lang } = ctx
  const reader = requireSession(ctx)
  return inTransaction(deps.db, async (trx) => {
    const home = (await findFile(trx, id, reader, true)) ?? notFound(lang)
    const open = await openOffer(trx, id)
    if (open) return taken(trx, open, ctx)
    const household = await findFile(trx, input.tenantFile, reader, true)
    if (!household) return fieldErrors({ tenantFile: say(lang, 'noHousehold') })
    if (home.side !== 'owner' || household.side !== 'tenant' || home.island !== household.island)
      return notAcceptable(say(lang, 'noPair'))
    if (home.state !== 'approved' || household.state !== 'approved')
      return notAcceptable(say(lang, 'notApproved'))
    if ((await halfReadOf(trx, [id, household.id])).size > 0) laterVersion(lang)
    const at = deps.now()
    if (await isLet(trx, [id, household.id], dayOf(at)))
      return notAcceptable(say(lang, 'contractRuns'))
    checkRents(home, input, ctx)
    await settleOffers(trx, id, at)
    const [fail] = misfits(home, household, input.rentTenant, dayOf(at))
    if (fail) return notAcceptable(say(lang, `misfit_${fail}`))
    const until = lastDay('offer', dayOf(at)) ?? dayOf(at)
    const row = await addOffer(trx, {
      id: uuidv7(),
      owner_file: id,
      tenant_file: household.id,
      state: 'proposed',
      rent_owner: input.rentOwner,
      rent_tenant: input.rentTenant,
      until,
      by_user: reader.userId,
      created_at: at,
      answered_at: null,
    })
    for (const fileId of [id, household.id])
      await beginDue(trx, { fileId, kind: 'offer', dueOn: until, at })
    return theOne(trx, row, ctx)
  })
}

const theOne = async (trx: Db, row: OfferRow, { lang }: Ctx): Promise<RentalOffer> =>
  (await toOffers(trx, [row]))[0] ?? notFound(lang)

/**
 * Ends an offer's deadline at both files, and none of another offer that a household has. One that
 * was accepted has none any more.
 */
export async function endOffer(
  trx: Db,
  row: OfferRow,
  state: OfferRow['state'],
  at: Date,
): Promise<OfferRow> {
  if (row.state !== 'accepted')
    for (const fileId of [row.owner_file, row.tenant_file])
      await endDue(trx, { fileId, kind: 'offer', dueOn: row.until, at })
  return setOffer(trx, row.id, { state, at })
}

/** Writes down what both sides said; a yes may become a no until the contract stands. */
export async function answerOffer(
  id: string,
  { answer }: RentalOfferAnswer,
  ctx: Ctx,
): Promise<RentalOffer> {
  requireSession(ctx)
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = (await findOffer(trx, id)) ?? notFound(ctx.lang)
    const isUndone =
      row.state === 'accepted' &&
      answer === 'declined' &&
      !(await withContract(trx, [row.id])).has(row.id)
    if (row.state !== 'proposed' && !isUndone) return notAcceptable(say(ctx.lang, 'offerAnswered'))
    return theOne(trx, await endOffer(trx, row, answer, ctx.deps.now()), ctx)
  })
}

export const allOffers = async ({ deps }: Ctx): Promise<RentalOffers> => ({
  items: await toOffers(deps.db, await listOffers(deps.db)),
})
