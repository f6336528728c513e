import type { ReferralPayout, ReferralTransfer } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { drawQr } from '../../../ports/pdf/qr.ts'
import { creditorReference } from '../../../sepa/reference.ts'
import { transferCode } from '../../../sepa/transfer-code.ts'
import type { ReferralRow } from '../referral.repository.ts'
import type { PayeeRow } from './payee.repository.ts'
import { ibanOf } from './payee.service.ts'

/** How an agency pays what is due; null until it is known what and where to. */
export async function transferOf(
  { user_id, number }: ReferralRow,
  payout: ReferralPayout | null,
  { payees, deps }: { payees: Map<string, PayeeRow>; deps: Pick<Deps, 'config'> },
): Promise<ReferralTransfer | null> {
  const payee = user_id === null ? undefined : payees.get(user_id)
  const iban = payee && (await ibanOf(payee, deps))
  if (!payee || !iban || !payout || payout.net === 0) return null
  const said = {
    name: payee.legal_name,
    iban,
    amount: payout.net,
    reference: creditorReference(number),
  }
  const { path, modules } = drawQr(transferCode(said), 'M')
  return { ...said, taxId: payee.tax_id, qr: path, modules }
}
