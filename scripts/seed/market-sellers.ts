import type { Island } from '../../generated/model/index.ts'
import type { DemoPerson } from './demo-person.ts'

/** Who sells on an island of the demo. */
export interface DemoSeller {
  person: DemoPerson
  island: Island
  name: string
  taxId: string
  municipalityIne: string
  address: string
  iban: string
  /** What they charge beside the first one, in per cent. */
  level: number
}

const person = (email: string, first_name: string, last_name: string): DemoPerson => ({
  email,
  first_name,
  last_name,
  role: 'SERVICE',
  language: 'ca',
})

/** One seller on each island; the numbers are made up and their check digits fit. */
export const SELLERS: readonly DemoSeller[] = [
  {
    person: person('tecnica@certifica.example', 'Empar', 'Soler'),
    island: 'MALLORCA',
    name: 'Certifica Balear',
    taxId: '12345678Z',
    municipalityIne: '07040',
    address: 'Carrer dels Oms 12, 07003 Palma',
    iban: 'ES9121000418450200051332',
    level: 100,
  },
  {
    person: person('llum@llumdemao.example', 'Joan', 'Pons'),
    island: 'MENORCA',
    name: 'Llum de Maó',
    taxId: '87654321X',
    municipalityIne: '07032',
    address: 'Carrer Nou 8, 07701 Maó',
    iban: 'ES7921000813610123456789',
    level: 105,
  },
  {
    person: person('estudi@pitiuses.example', 'Neus', 'Marí'),
    island: 'IBIZA',
    name: 'Estudi Pitiüses',
    taxId: '11111111H',
    municipalityIne: '07026',
    address: 'Avinguda d’Ignasi Wallis 4, 07800 Eivissa',
    iban: 'ES9121000418450200051332',
    level: 125,
  },
  {
    person: person('serveis@formentera.example', 'Toni', 'Escandell'),
    island: 'FORMENTERA',
    name: 'Serveis Formentera',
    taxId: '22222222J',
    municipalityIne: '07024',
    address: 'Carrer de Santa Maria 2, 07860 Sant Francesc',
    iban: 'ES7921000813610123456789',
    level: 120,
  },
]
