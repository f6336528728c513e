/** Writes to an owner; payload `{ referralId }`. */
export const OWNER_MAIL = 'referral.owner'
/** Removes a proof that no referral has any more; payload `{ key }`. */
export const PROOF_DROP = 'referral.proof.drop'
