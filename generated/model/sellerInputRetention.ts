
/**
 * Retention (IRPF) that agencies keep back of the invoices of professionals.
 * @nullable
 */
export type SellerInputRetention = typeof SellerInputRetention[keyof typeof SellerInputRetention] | null;


export const SellerInputRetention = {
  none: 'none',
  reduced: 'reduced',
  full: 'full',
} as const;
