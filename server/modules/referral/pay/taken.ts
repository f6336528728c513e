import { onTaken } from '../../user/index.ts'

// Who opened an account in somebody else's name is not paid for what that person refers.
onTaken(async (trx, userId) => {
  await trx.deleteFrom('referral_payee').where('user_id', '=', userId).execute()
})
