import type { Uuid } from './uuid.ts';

export type CreateFeeParams = {
/**
 * The closed offer that it is of.
 */
offerId: Uuid;
};
