import type { ContactEntryKind } from '../../generated/model/index.ts'

export const NAMES: Record<
  'ca' | 'es' | 'de' | 'en',
  { first: string[]; last: string[]; nation: string; prefix: string }
> = {
  ca: {
    first: [
      'Catalina',
      'Miquel',
      'Maria Antònia',
      'Bartomeu',
      'Francesca',
      'Gabriel',
      'Margalida',
      'Jaume',
      'Apol·lònia',
      'Rafel',
    ],
    last: [
      'Oliver Vicens',
      'Amengual Pons',
      'Sastre Colom',
      'Mayol Bauzà',
      'Reynés Arbona',
      'Coll Frontera',
      'Bisbal Deyà',
      'Marquès Puig',
    ],
    nation: 'ES',
    prefix: '+346',
  },
  es: {
    first: [
      'Lucía',
      'Carlos',
      'Beatriz',
      'Javier',
      'Elena',
      'Fernando',
      'Rocío',
      'Andrés',
      'Pilar',
      'Sergio',
    ],
    last: [
      'Romero Gil',
      'Ibáñez Soto',
      'Navarro Ruiz',
      'Castaño López',
      'Herrera Mora',
      'Prieto Salas',
      'Vega Campos',
    ],
    nation: 'ES',
    prefix: '+346',
  },
  de: {
    first: ['Anke', 'Jürgen', 'Katharina', 'Stefan', 'Ulrike', 'Matthias', 'Heike', 'Thomas'],
    last: ['Brandt', 'Hoffmann', 'Lehmann', 'Schäfer', 'Winkler', 'Vogt', 'Bergmann'],
    nation: 'DE',
    prefix: '+49151',
  },
  en: {
    first: ['Oliver', 'Harriet', 'James', 'Fiona', 'Edward', 'Alice', 'Graham', 'Imogen'],
    last: ['Shaw', 'Whitfield', 'Barlow', 'Pemberton', 'Hughes', 'Ashdown', 'Carter'],
    nation: 'GB',
    prefix: '+447',
  },
}
export const COMPANIES = [
  'Notaria Rosselló',
  'Advocats Llull & Serra',
  'Construccions Tramuntana',
  'Banca del Port',
  'Arquitectura Marès',
  'Jardins de Ponent',
]
export const TOWNS: Record<string, [town: string, code: string][]> = {
  MALLORCA: [
    ['Sóller', '07100'],
    ['Palma', '07001'],
    ['Deià', '07179'],
    ['Inca', '07300'],
  ],
  MENORCA: [
    ['Maó', '07701'],
    ['Ciutadella', '07760'],
  ],
  IBIZA: [
    ['Eivissa', '07800'],
    ['Santa Eulària', '07840'],
  ],
  FORMENTERA: [['Sant Francesc', '07860']],
}
export const STORY: Record<'owner' | 'buyer', [ContactEntryKind, string][]> = {
  owner: [
    [
      'CALL',
      'Quiere vender antes del verano. Le explico la valoración y el encargo; prefiere exclusiva de seis meses.',
    ],
    ['EMAIL', 'Enviada la nota simple y la propuesta de honorarios.'],
    ['NOTE', 'Tiene las llaves su hermana, en el bar de la plaza.'],
    ['CALL', 'Acepta bajar el precio si en un mes no hay visitas.'],
    ['WHATSAPP', 'Confirma que la cédula está renovada y manda foto.'],
  ],
  buyer: [
    ['CALL', 'Busca tres dormitorios con terraza, hasta 600.000 €. Ha vendido ya su piso.'],
    ['EMAIL', 'Enviadas cuatro casas que encajan; responde que le gustan dos.'],
    ['VISIT', 'Ve la casa con su pareja. Les convence el patio, no la cocina.'],
    ['NOTE', 'Vuelan el viernes: mejor visitas por la mañana.'],
    ['WHATSAPP', 'Pregunta por la comunidad y el IBI.'],
  ],
}
