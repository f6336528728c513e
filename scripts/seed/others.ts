import type { DemoPerson } from './demo-person.ts'

/** Who the operator of the demo is, unless OPERATORS says (scripts/start.mjs). */
export const DEMO_OPERATOR = 'operadora@llar.example'

/** People without an agency, one of each other role, and who the operator is. */
export const OTHERS: DemoPerson[] = [
  {
    email: 'marta@correo.example',
    first_name: 'Marta',
    last_name: 'Vidal',
    role: 'USER',
    language: 'es',
  },
  {
    email: 'tecnica@certifica.example',
    first_name: 'Empar',
    last_name: 'Soler',
    role: 'SERVICE',
    language: 'ca',
  },
  {
    email: 'pep@conocido.example',
    first_name: 'Pep',
    last_name: 'Llull',
    role: 'REFERRED',
    language: 'ca',
  },
  {
    email: 'programa@lloguersegur.example',
    first_name: 'Caterina',
    last_name: 'Oliver',
    role: 'LLOGUER_SEGUR',
    language: 'ca',
  },
  {
    email: DEMO_OPERATOR,
    first_name: 'Antònia',
    last_name: 'Ferrer',
    role: 'USER',
    language: 'es',
  },
]
