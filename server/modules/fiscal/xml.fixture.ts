import type { Issue } from './xml.ts'

/** The first example of the tax agency as a whole record. */
export const ISSUE: Issue = {
  taxId: '89890001K',
  fullNumber: '12345678/G33',
  issuedOn: '01-01-2024',
  kind: 'F1',
  vat: '12.35',
  total: '123.45',
  previous: '',
  recordedAt: '2024-01-01T19:20:30+01:00',
  issuerName: 'Ferragut & Fills, S.L.',
  description: 'Honorarios de intermediación <venta>',
  operationOn: null,
  rectifies: null,
  receiver: { name: 'Port Vell, S.L.', taxId: 'B07000003' },
  parts: [
    { rate: '21', base: '58.80', vat: '12.35' },
    { exempt: 'E1', regime: '01', base: '52.30' },
  ],
  before: null,
  system: {
    producerName: 'Llar Illes, S.L.',
    producerTaxId: 'B57123457',
    name: 'Llar',
    id: 'LL',
    version: '0.2.0',
    installation: 'llar-1',
    isForSeveral: false,
  },
  mends: null,
}
