import type { Uuid } from './uuid.ts';

export type PreviewDealParams = {
/**
 * The introduction.
 */
introductionId: Uuid;
/**
 * What the home was sold or let for, EUR cents; left out: the home's own price.
 * @minimum 1
 * @maximum 99999999999
 */
closePrice?: number;
};
