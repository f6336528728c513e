import type { ReferralPayee, ReferralPayeeReply } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { seal, SealBroken, unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { normalIban } from '../../../sepa/iban.ts'
import { normalTaxId } from '../../agency/index.ts'
import { say } from '../messages.ts'
import { payeesOf, touchDue, writePayee, type PayeeRow } from './payee.repository.ts'

/** The IBAN of somebody; null where it was sealed with another key. */
export async function ibanOf(
  { iban, user_id }: PayeeRow,
  { config }: Pick<Deps, 'config'>,
): Promise<string | null> {
  try {
    return unseal(iban, await channelKeys(config), user_id)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

/** Where the caller is paid. One whose IBAN does not open any more has to be said anew. */
export async function getPayee(ctx: Ctx, db: Db = ctx.deps.db): Promise<ReferralPayeeReply> {
  const { userId } = requireSession(ctx)
  const row = (await payeesOf(db, [userId])).get(userId)
  const iban = row && (await ibanOf(row, ctx.deps))
  if (!row || !iban) return { payee: null }
  return {
    payee: {
      kind: row.kind,
      legalName: row.legal_name,
      taxId: row.tax_id,
      iban,
      ...(row.register_number && { registerNumber: row.register_number }),
    },
  }
}

/**
 * Where the caller is paid from now on. An agency that is about to pay the one before reads it anew:
 * the version of what is due goes up (409 at `pay`).
 */
export async function savePayee(input: ReferralPayee, ctx: Ctx): Promise<ReferralPayeeReply> {
  const { userId } = requireSession(ctx)
  const taxId = normalTaxId(input.taxId) ?? fieldErrors({ taxId: say(ctx.lang, 'taxId') })
  const iban = normalIban(input.iban) ?? fieldErrors({ iban: say(ctx.lang, 'iban') })
  const name =
    input.legalName.trim().replace(/\s+/g, ' ') ||
    fieldErrors({ legalName: say(ctx.lang, 'required') })
  const row = {
    kind: input.kind,
    legal_name: name,
    tax_id: taxId,
    iban: seal(iban, await channelKeys(ctx.deps.config), userId),
    register_number: input.registerNumber?.trim() || null,
    changed_at: ctx.deps.now(),
  }
  return inTransaction(ctx.deps.db, async (trx) => {
    await touchDue(trx, userId, row.changed_at)
    await writePayee(trx, { user_id: userId, ...row })
    return getPayee(ctx, trx)
  })
}
