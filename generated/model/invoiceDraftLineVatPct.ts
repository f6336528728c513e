
/**
 * Rate of VAT (art. 90 and 91 LIVA): services on property in Spain are taxed here, also for foreigners (art. 70.Uno.1).
 */
export type InvoiceDraftLineVatPct = typeof InvoiceDraftLineVatPct[keyof typeof InvoiceDraftLineVatPct];


export const InvoiceDraftLineVatPct = {
  NUMBER_21: 21,
  NUMBER_10: 10,
  NUMBER_4: 4,
  NUMBER_0: 0,
} as const;
