import type { SellerInput } from '../../generated/model/index.ts'

/** A photographer who may sell: of people's own and of browsers' tests. */
export const SELLER = {
  kind: 'person',
  displayName: 'Llum i Traç',
  legalName: 'Tomeu Sastre Llull',
  taxId: '12345678Z',
  address: 'Carrer dels Oms 12, Palma',
  municipalityIne: '07040',
  phone: '+34 971 000 000',
  email: 'hola@llum.example',
  retention: 'full',
  iban: 'ES91 2100 0418 4502 0005 1332',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' })),
} satisfies Partial<SellerInput>
