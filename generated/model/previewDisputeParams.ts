
export type PreviewDisputeParams = {
/**
 * Of the total that goes back to the buyer.
 * @minimum 0
 * @maximum 100
 */
percent: number;
};
