import type { NewInvoice } from '../../../server/modules/invoice/index.ts'

/** Who issues them all: one tax number, one chain. */
export const ISSUER = {
  name: 'Bench, S.L.',
  taxId: 'B57123457',
  address: 'Carrer de sa Lluna 12, 07100 Sóller',
}

/** An invoice as an agency's draft becomes one. */
export const invoiceOf = (agencyId: string): NewInvoice => ({
  by: { agencyId },
  series: 'F',
  kind: 'F1',
  issuer: ISSUER,
  receiver: { name: 'Catalina Oliver', taxId: '12345678Z', address: 'Lluna 12, 07100 Sóller' },
  lines: [{ text: 'Honorarios', quantity: 1, price: 100_003, vatPct: 21 }],
  language: 'es',
  about: { kind: 'agency', id: agencyId },
})
