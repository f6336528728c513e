/** The side of the portfolio with partners' homes, in its address. */
export const PARTNERS_SIDE = { lado: 'socios' }
