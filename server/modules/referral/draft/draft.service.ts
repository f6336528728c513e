import type { Referral, ReferralHome, ReferralOwner } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { keepForm } from '../../../contract/stored/index.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import { municipality } from '../../place/index.ts'
import { getUser, normalEmail, normalPhone } from '../../user/index.ts'
import { newestTerms, openTerms } from '../agency/terms.repository.ts'
import { say } from '../messages.ts'
import { readerOf } from '../referral.policy.ts'
import { findRow, insertReferral, saveRow, type ReferralRow } from '../referral.repository.ts'
import { homeForm, toReferrals } from '../view.ts'

/** A row as the caller reads it, by the side that they are on unless told. */
export async function shown(
  db: Db,
  row: ReferralRow,
  ctx: Ctx,
  reader = readerOf(ctx),
): Promise<Referral> {
  const [one] = await toReferrals(db, ctx.deps, reader, [row], { whole: true })
  return one ?? notFound(ctx.lang)
}

/** The caller's own draft, locked; 404, 406 once it is sent, 409 when it was saved in between. */
export async function ownDraft(
  trx: Db,
  id: string,
  version: number | undefined,
  ctx: Ctx,
): Promise<ReferralRow> {
  const row = (await findRow(trx, readerOf(ctx), id, true)) ?? notFound(ctx.lang)
  if (row.state !== 'draft') notAcceptable(say(ctx.lang, 'alreadySent'))
  if (version !== undefined && row.version !== version)
    conflict(await shown(trx, row, ctx), say(ctx.lang, 'stale'))
  return row
}

/** Refuses an owner who is the referrer and does not say so. */
async function checkOwn(
  db: Db,
  input: ReferralOwner,
  reach: { email: string | null; phone: string | null },
  ctx: Ctx,
): Promise<void> {
  const me = await getUser(db, requireSession(ctx).userId)
  const isMe =
    (reach.email !== null && reach.email === me?.email) ||
    (reach.phone !== null && reach.phone === normalPhone(me?.phone ?? ''))
  if (isMe && input.relation !== 'self') fieldErrors({ relation: say(ctx.lang, 'ownData') })
}

/** What step 1 says, as it is kept. */
async function ownerColumns(db: Db, input: ReferralOwner, ctx: Ctx) {
  const { lang } = ctx
  const name =
    input.ownerName.trim().replace(/\s+/g, ' ') || fieldErrors({ ownerName: say(lang, 'required') })
  const email = input.ownerEmail?.trim() ? normalEmail(input.ownerEmail) : null
  const phone = input.ownerPhone?.trim()
    ? (normalPhone(input.ownerPhone) ?? fieldErrors({ ownerPhone: say(lang, 'phone') }))
    : null
  if (email === null && phone === null) fieldErrors({ ownerEmail: say(lang, 'reachNeeded') })
  await checkOwn(db, input, { email, phone }, ctx)
  return {
    owner_name: name,
    owner_email: email,
    owner_phone: phone,
    relation: input.relation,
    language: input.language,
    ...(await agencyColumns(db, input, ctx)),
  }
}

/** The agency and its terms as they were read; neither where the owner may choose. */
async function agencyColumns(db: Db, { agencyId, termsId }: ReferralOwner, { lang, deps }: Ctx) {
  if (agencyId === undefined) {
    if ((await openTerms(db, deps.now())).length === 0)
      fieldErrors({ agencyId: say(lang, 'noAgency') })
    return { agency_id: null, terms_id: null }
  }
  const terms = await newestTerms(db, agencyId)
  if (!terms?.open) return fieldErrors({ agencyId: say(lang, 'notOpen') })
  if (terms.id !== termsId) fieldErrors({ termsId: say(lang, 'staleTerms') })
  return { agency_id: agencyId, terms_id: terms.id }
}

/** Drafts of one person in a day. */
const RATE = { max: 10, window: 86_400 }

/** Step 1: a draft of the caller's own. */
export async function createReferral(input: ReferralOwner, ctx: Ctx): Promise<Referral> {
  const { deps, lang } = ctx
  const now = deps.now()
  if (deps.config.rateLimits)
    await countTry(deps.db, 'createReferral', requireSession(ctx).userId, RATE, lang)
  return inTransaction(deps.db, async (trx) => {
    const row = await insertReferral(trx, {
      id: uuidv7(),
      user_id: requireSession(ctx).userId,
      ...(await ownerColumns(trx, input, ctx)),
      created_at: now,
      changed_at: now,
    })
    return shown(trx, row, ctx)
  })
}

/** Step 1 once more. */
export async function updateReferral(
  id: string,
  input: ReferralOwner,
  ctx: Ctx,
): Promise<Referral> {
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await ownDraft(trx, id, input.version, ctx)
    const { owner_name: ownerName, owner_email: ownerEmail, owner_phone: ownerPhone } = row
    const said = keepForm('ReferralOwner', { ownerName, ownerEmail, ownerPhone }, input)
    const changes = await ownerColumns(trx, said, ctx)
    return shown(trx, await saveRow(trx, row, changes, { now: ctx.deps.now(), by: null }), ctx)
  })
}

/** Step 2: which home it is. */
export async function saveHome(id: string, input: ReferralHome, ctx: Ctx): Promise<Referral> {
  const { lang, deps } = ctx
  if (!municipality(input.municipalityIne)) fieldErrors({ municipalityIne: say(lang, 'place') })
  const text = (value: string | undefined): string | null => value?.trim() || null
  return inTransaction(deps.db, async (trx) => {
    const row = await ownDraft(trx, id, input.version, ctx)
    const form = keepForm('ReferralHome', homeForm(row), input)
    const changes = {
      municipality_ine: form.municipalityIne,
      type: form.type,
      operation: form.operation,
      address: text(form.address),
      cadastral_ref: text(form.cadastralRef)?.toUpperCase() ?? null,
      price: form.price ?? null,
      area: form.area ?? null,
      notes: text(form.notes),
    }
    return shown(trx, await saveRow(trx, row, changes, { now: deps.now(), by: null }), ctx)
  })
}
