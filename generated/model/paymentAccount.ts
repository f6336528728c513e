import type { AgentId } from './agentId.ts';

/**
 * The person's account at the payment service and the address of the service's own page where they fill it in. The address works once and for some minutes; ask for another with PATCH.
 */
export interface PaymentAccount {
  id: AgentId;
  stripe_account: string;
  /** Page of the payment service, https. */
  url: string;
}
