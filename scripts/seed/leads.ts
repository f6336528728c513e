import type { Language, LeadInput } from '../../generated/model/index.ts'
import type { Chance } from './random.ts'
import { mailOf } from './mail-of.ts'

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
type Kind = 'question' | 'visit_request' | 'offer'
/** What people write, by what they want. */
const MESSAGES: Record<Language, Record<Kind, string[]>> = {
  es: {
    question: [
      '¿Los gastos de comunidad están incluidos? Gracias.',
      '¿Sigue disponible? ¿Cuánto se paga de comunidad y de IBI?',
    ],
    visit_request: [
      'Buenos días, me gustaría verla este fin de semana. ¿Es posible?',
      '¿Podríamos visitarla un día por la tarde, a partir de las seis?',
    ],
    offer: [
      'Nos interesa, pero por debajo de lo que se pide. ¿La propiedad escucharía una oferta?',
    ],
  },
  en: {
    question: [
      'Could you tell me the yearly costs, please?',
      'Does it have a certificate of occupancy?',
    ],
    visit_request: [
      'Hello, we will be on the island next week and would like to see it.',
      'Could we have a look on Saturday morning?',
    ],
    offer: ['We are interested, below the asking price. Would the owner consider an offer?'],
  },
  ca: {
    question: ['Té cèdula d’habitabilitat vigent?', 'Bon dia, encara està disponible?'],
    visit_request: [
      'Bon dia, m’agradaria veure-la aquesta setmana.',
      'Es pot visitar un dissabte?',
    ],
    offer: ['Ens interessa, per davall del que es demana. La propietat escoltaria una oferta?'],
  },
  de: {
    question: ['Guten Tag, ist das Objekt noch frei?', 'Können Sie uns den Grundriss schicken?'],
    visit_request: [
      'Wir sind nächste Woche auf der Insel und würden es gern besichtigen.',
      'Ist eine Besichtigung am Samstag möglich?',
    ],
    offer: ['Wir sind interessiert, unter dem genannten Preis. Wäre ein Angebot willkommen?'],
  },
}

/** An enquiry about a home, in the language of who asks. */
export function demoLead(random: Chance, propertyId: string): LeadInput {
  const [firstName, lastName, language] = random.pick(PEOPLE)
  const kind = random.weighted([
    ['question', 6],
    ['visit_request', 3],
    ['offer', 1],
  ] as const)
  return {
    propertyId,
    kind,
    firstName,
    lastName,
    email: mailOf(firstName, lastName),
    phone: `+3460055${random.whole(6000, 6999)}`,
    message: random.pick(MESSAGES[language][kind]),
    preferredContact: random.pick(['EMAIL', 'PHONE', 'WHATSAPP'] as const),
    language,
    consent: true,
  }
}
