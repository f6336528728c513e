
/**
 * Retention (IRPF) that agencies keep back of the invoices of professionals.
 */
export type SellerInputRetention = typeof SellerInputRetention[keyof typeof SellerInputRetention];


export const SellerInputRetention = {
  none: 'none',
  reduced: 'reduced',
  full: 'full',
} as const;
