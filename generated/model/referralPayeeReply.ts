import type { ReferralPayee } from './referralPayee.ts';

/**
 * Where somebody is paid, if they have said.
 */
export interface ReferralPayeeReply {
  payee: ReferralPayee | null;
}
