
/**
 * IRPF that the buyer withholds: only where a natural person invoices a business (art. 95 RIRPF).
 */
export type InvoiceDraftInputWithheldPct = typeof InvoiceDraftInputWithheldPct[keyof typeof InvoiceDraftInputWithheldPct];


export const InvoiceDraftInputWithheldPct = {
  NUMBER_0: 0,
  NUMBER_7: 7,
  NUMBER_15: 15,
} as const;
