import { onErasing } from '../user/index.ts'
import { dropFiles } from './forget.ts'
import { dropLoose } from './send/digest.ts'

// What somebody who closes their account said of owners goes with it, unless the owner said yes:
// then it is the agency's, and names who referred no more. That an owner said no holds for its year.
onErasing(async (trx, userId, deps) => {
  const rows = await trx
    .deleteFrom('referral')
    .where('user_id', '=', userId)
    .where('state', 'in', ['draft', 'sent', 'refused', 'duplicate', 'expired'])
    .where('contact_id', 'is', null)
    .returning(['id', 'proof_key', 'photos'])
    .execute()
  for (const row of rows) await dropFiles(trx, deps, row)
  await dropLoose(trx)
})
