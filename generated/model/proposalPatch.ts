import type { Money } from './money.ts';

/**
 * What a person alters of a proposal before they confirm it. Each operation has some of these; any other is refused at its field.
 */
export interface ProposalPatch {
  /** @minimum 1 */
  version: number;
  price?: Money;
  startsAt?: string;
  endsAt?: string;
  /** @maxLength 200 */
  title?: string;
  /** @maxLength 160 */
  subject?: string;
  /** @maxLength 10000 */
  text?: string;
  /** @maxLength 2000 */
  message?: string;
  /** @maxLength 8000 */
  notes?: string;
  /** @maxLength 500 */
  reason?: string;
}
