import type { Language, LeadInput } from '../../generated/model/index.ts'
import type { Chance } from './random.ts'

const PEOPLE: [first: string, last: string, language: Language][] = [
  ['Klaus', 'Brandt', 'de'],
  ['Sofie', 'Lindqvist', 'en'],
  ['Marta', 'Vidal', 'es'],
  ['Joan', 'Crespí', 'ca'],
  ['Anke', 'Weber', 'de'],
  ['Oliver', 'Shaw', 'en'],
  ['Lucía', 'Romero', 'es'],
  ['Neus', 'Bosch', 'ca'],
  ['Pierre', 'Laurent', 'en'],
  ['Jürgen', 'Maier', 'de'],
  ['Carlos', 'Ibáñez', 'es'],
  ['Maria', 'Sureda', 'ca'],
]
const MESSAGES: Record<Language, string[]> = {
  es: [
    'Buenos días, ¿sigue disponible? Me gustaría verla este fin de semana.',
    '¿Los gastos de comunidad están incluidos? Gracias.',
    'Estamos buscando por la zona, ¿el precio es negociable?',
  ],
  en: [
    'Hello, is this still available? We will be on the island next week.',
    'Could you tell me the yearly costs, please?',
    'Does it have a certificate of occupancy?',
  ],
  ca: [
    'Bon dia, encara està disponible? M’agradaria veure-la.',
    'Es pot visitar un dissabte?',
    'Té cèdula d’habitabilitat vigent?',
  ],
  de: [
    'Guten Tag, ist das Objekt noch frei? Wir sind ab dem 12. auf der Insel.',
    'Können Sie uns den Grundriss schicken?',
    'Ist eine Besichtigung per Video möglich?',
  ],
}

/** An enquiry about a home, in the language of who asks. */
export function demoLead(random: Chance, propertyId: string): LeadInput {
  const [firstName, lastName, language] = random.pick(PEOPLE)
  return {
    propertyId,
    kind: random.weighted([
      ['question', 6],
      ['visit_request', 3],
      ['offer', 1],
    ] as const),
    firstName,
    lastName,
    email: `${firstName}.${lastName}@correo.example`
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase(),
    phone: `+3460055${random.whole(6000, 6999)}`,
    message: random.pick(MESSAGES[language]),
    preferredContact: random.pick(['EMAIL', 'PHONE', 'WHATSAPP'] as const),
    language,
    consent: true,
  }
}
