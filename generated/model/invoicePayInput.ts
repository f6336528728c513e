import type { Money } from './money.ts';

/**
 * Money that came for an invoice, or went back for one below zero.
 */
export interface InvoicePayInput {
  amount: Money;
}
