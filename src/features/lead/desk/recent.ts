/**
 * The enquiries that figures and charts are drawn from: the newest hundred, whatever their state.
 */
export const RECENT = { limit: 100 }
