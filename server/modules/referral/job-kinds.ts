/** Writes to an owner; payload `{ referralId }`. */
export const OWNER_MAIL = 'referral.owner'
/** Tells the site's operator of referrals, by number, that nobody pays. */
export const OPERATOR_MAIL = 'referral.operator'
export interface LateMail {
  numbers: string[]
}
/** Removes a proof that no referral has any more; payload `{ key }`. */
export const PROOF_DROP = 'referral.proof.drop'
