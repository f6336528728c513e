
/**
 * Retention (IRPF) that agencies keep back of the invoices of professionals.
 */
export type SellerDataRetention = typeof SellerDataRetention[keyof typeof SellerDataRetention];


export const SellerDataRetention = {
  none: 'none',
  reduced: 'reduced',
  full: 'full',
} as const;
