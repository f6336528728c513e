import type { Agency, Island } from '../../generated/model/index.ts'
import type { DemoPerson } from './demo-person.ts'
import type { Around } from './places.ts'

/** The demo's password, the same for everybody; the demo never runs in production. */
export const PASSWORD = 'llar-demo'

export interface DemoAgency {
  slug: string
  island: Island
  homes: number
  /** Where most of its homes lie, so that some can be compared. */
  around?: Around
  prefix: string
  admin: DemoPerson
  staff: DemoPerson[]
  patch: Omit<Agency, 'id' | 'slug' | 'logo' | 'cover' | 'version' | 'createdAt' | 'updatedAt'>
}

const licences = {
  roaiibNumber: '',
  insurer: 'Mutua de Agentes',
  policy: 'DEMO-RC-7',
  // Else every home of the demo would warn of its agency's insurance and of nothing else.
  insuredUntil: '2099-12-31',
  perClaim: 10_000_000,
  perYear: 60_000_000,
  guaranteeEntity: 'Aval Balear',
  guaranteeAmount: 6_000_000,
}

/** Four agencies, one on each island. */
export const AGENCIES: DemoAgency[] = [
  {
    slug: 'portal-vell',
    island: 'MALLORCA',
    homes: 320,
    around: { '07040': 0.5, '07061': 0.22 },
    prefix: 'PV-',
    admin: {
      email: 'aina@portalvell.example',
      first_name: 'Aina',
      last_name: 'Ferrer',
      role: 'ADMIN',
      language: 'ca',
      phone: '+34971555101',
      job_title: 'Directora',
    },
    staff: [
      {
        email: 'biel@portalvell.example',
        first_name: 'Biel',
        last_name: 'Mas',
        role: 'STAFF',
        language: 'es',
        phone: '+34600555102',
        job_title: 'Agente',
      },
      {
        email: 'lena@portalvell.example',
        first_name: 'Lena',
        last_name: 'Krause',
        role: 'STAFF',
        language: 'de',
        phone: '+34600555103',
        job_title: 'Agente',
        branch: 1,
      },
    ],
    patch: {
      tradeName: 'Portal Vell',
      legalName: 'Portal Vell Inmobiliària, S.L.',
      taxId: 'B07000003',
      registeredOffice: { street: 'Plaça des Mercat, 4', postalCode: '07100', town: 'Sóller' },
      publicPhone: '+34971555100',
      publicEmail: 'hola@portalvell.example',
      website: 'https://portalvell.example',
      address: 'Plaça des Mercat 4, Sóller',
      languages: ['ca', 'es', 'en', 'de'],
      islands: ['MALLORCA'],
      defaultCommissionPct: 4,
      publicPage: true,
      defaults: { contactMethods: ['PHONE', 'WHATSAPP', 'EMAIL', 'PLATFORM'] },
      registrations: [{ kind: 'ABSI', number: 'DEMO-31', validUntil: '2099-12-31' }],
      branches: [
        {
          id: '0190a1f0-7c1e-7a4e-9b1e-000000000001',
          name: 'Sóller',
          address: 'Plaça des Mercat 4',
          postalCode: '07100',
          place: 'Sóller',
          phone: '+34971555100',
          email: 'soller@portalvell.example',
          hours: [
            { days: ['MO', 'TU', 'WE', 'TH', 'FR'], from: '09:30', to: '14:00' },
            { days: ['MO', 'TU', 'WE', 'TH'], from: '16:30', to: '19:30' },
          ],
        },
        {
          id: '0190a1f0-7c1e-7a4e-9b1e-000000000002',
          name: 'Palma',
          address: 'Carrer de Sant Miquel 12',
          postalCode: '07002',
          place: 'Palma',
          phone: '+34971555110',
          hours: [{ days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA'], from: '10:00', to: '18:00' }],
        },
      ],
      licences: { ...licences, roaiibNumber: 'DEMO-0101' },
      refPattern: { prefix: 'PV-', start: 1001, padding: 4 },
      description: {
        es: 'Casas de la Serra de Tramuntana y de Palma desde hace tres generaciones.',
        en: 'Homes of the Tramuntana and Palma for three generations.',
        ca: 'Cases de la Serra de Tramuntana i de Palma des de fa tres generacions.',
        de: 'Häuser der Tramuntana und Palmas seit drei Generationen.',
      },
    },
  },
  {
    slug: 'illa-de-vent',
    island: 'MENORCA',
    homes: 110,
    prefix: 'IV-',
    admin: {
      email: 'joana@illadevent.example',
      first_name: 'Joana',
      last_name: 'Pons',
      role: 'ADMIN',
      language: 'ca',
      phone: '+34971555201',
      job_title: 'Directora',
    },
    staff: [
      {
        email: 'toni@illadevent.example',
        first_name: 'Toni',
        last_name: 'Olives',
        role: 'STAFF',
        language: 'es',
        phone: '+34600555202',
        job_title: 'Agente',
      },
    ],
    patch: {
      tradeName: 'Illa de Vent',
      legalName: 'Illa de Vent Menorca, S.L.',
      taxId: 'B07000011',
      publicPhone: '+34971555200',
      publicEmail: 'hola@illadevent.example',
      address: 'Carrer Nou 12, Maó',
      languages: ['ca', 'es', 'en'],
      islands: ['MENORCA'],
      defaultCommissionPct: 5,
      licences: { ...licences, roaiibNumber: 'DEMO-0102' },
      refPattern: { prefix: 'IV-', start: 201, padding: 4 },
      description: {
        es: 'Llocs, casas de pueblo y apartamentos en toda Menorca.',
        en: 'Country estates, town houses and apartments all over Menorca.',
        ca: 'Llocs, cases de poble i apartaments a tot Menorca.',
        de: 'Landgüter, Stadthäuser und Apartments auf ganz Menorca.',
      },
    },
  },
  {
    slug: 'sal-i-pins',
    island: 'IBIZA',
    homes: 120,
    prefix: 'SP-',
    admin: {
      email: 'marc@salipins.example',
      first_name: 'Marc',
      last_name: 'Ribas',
      role: 'ADMIN',
      language: 'es',
      phone: '+34971555301',
      job_title: 'Director',
    },
    staff: [
      {
        email: 'sophie@salipins.example',
        first_name: 'Sophie',
        last_name: 'Martin',
        role: 'STAFF',
        language: 'en',
        phone: '+34600555302',
        job_title: 'Agente',
      },
    ],
    patch: {
      tradeName: 'Sal i Pins',
      legalName: 'Sal i Pins Eivissa, S.L.',
      taxId: 'B07000029',
      publicPhone: '+34971555300',
      publicEmail: 'hola@salipins.example',
      address: 'Avinguda d’Ignasi Wallis 20, Eivissa',
      languages: ['es', 'ca', 'en', 'de'],
      islands: ['IBIZA'],
      defaultCommissionPct: 5,
      licences: { ...licences, roaiibNumber: 'DEMO-0103' },
      refPattern: { prefix: 'SP-', start: 301, padding: 4 },
      description: {
        es: 'Villas y pisos en Ibiza, con papeles en regla.',
        en: 'Villas and flats in Ibiza, with their papers in order.',
        ca: 'Vil·les i pisos a Eivissa, amb els papers en regla.',
        de: 'Villen und Wohnungen auf Ibiza, mit geordneten Papieren.',
      },
    },
  },
  {
    slug: 'es-pujol',
    island: 'FORMENTERA',
    homes: 50,
    prefix: 'EP-',
    admin: {
      email: 'nuria@espujol.example',
      first_name: 'Núria',
      last_name: 'Mayans',
      role: 'ADMIN',
      language: 'ca',
      phone: '+34971555401',
      job_title: 'Directora',
    },
    staff: [],
    patch: {
      tradeName: 'Es Pujol',
      legalName: 'Es Pujol Formentera, S.L.',
      taxId: 'B07000037',
      publicPhone: '+34971555400',
      publicEmail: 'hola@espujol.example',
      address: 'Carrer Sant Jaume 8, Sant Francesc',
      languages: ['ca', 'es', 'en'],
      islands: ['FORMENTERA'],
      defaultCommissionPct: 4,
      licences: { ...licences, roaiibNumber: 'DEMO-0104' },
      refPattern: { prefix: 'EP-', start: 41, padding: 3 },
      description: {
        es: 'Pocas casas y bien elegidas en Formentera.',
        en: 'Few homes, well chosen, in Formentera.',
        ca: 'Poques cases i ben triades a Formentera.',
        de: 'Wenige, gut gewählte Häuser auf Formentera.',
      },
    },
  },
]
