/** A town as the mocks know it. */
export interface MockPlace {
  town: string
  municipality: string
  ine: string
  island: 'MALLORCA' | 'MENORCA' | 'IBIZA' | 'FORMENTERA'
  postalCode: string
  zone: string
  lat: number
  lon: number
}

/** Towns of the four islands, with their codes and middle points. */
export const PLACES: readonly MockPlace[] = [
  {
    town: 'Palma',
    municipality: 'Palma',
    ine: '07040',
    island: 'MALLORCA',
    postalCode: '07012',
    zone: 'La Llotja',
    lat: 39.5696,
    lon: 2.6502,
  },
  {
    town: 'Sóller',
    municipality: 'Sóller',
    ine: '07061',
    island: 'MALLORCA',
    postalCode: '07100',
    zone: "L'Horta",
    lat: 39.766,
    lon: 2.7152,
  },
  {
    town: 'Pollença',
    municipality: 'Pollença',
    ine: '07042',
    island: 'MALLORCA',
    postalCode: '07460',
    zone: 'Cala Sant Vicenç',
    lat: 39.877,
    lon: 3.0162,
  },
  {
    town: 'Artà',
    municipality: 'Artà',
    ine: '07006',
    island: 'MALLORCA',
    postalCode: '07570',
    zone: 'Sant Salvador',
    lat: 39.694,
    lon: 3.3494,
  },
  {
    town: 'Santanyí',
    municipality: 'Santanyí',
    ine: '07057',
    island: 'MALLORCA',
    postalCode: '07650',
    zone: 'Cala Figuera',
    lat: 39.3544,
    lon: 3.128,
  },
  {
    town: 'Inca',
    municipality: 'Inca',
    ine: '07027',
    island: 'MALLORCA',
    postalCode: '07300',
    zone: 'Crist Rei',
    lat: 39.7211,
    lon: 2.9109,
  },
  {
    town: 'Ciutadella de Menorca',
    municipality: 'Ciutadella de Menorca',
    ine: '07015',
    island: 'MENORCA',
    postalCode: '07760',
    zone: 'Ses Voltes',
    lat: 40.0011,
    lon: 3.838,
  },
  {
    town: 'Maó',
    municipality: 'Maó',
    ine: '07032',
    island: 'MENORCA',
    postalCode: '07701',
    zone: 'Port de Maó',
    lat: 39.8885,
    lon: 4.2658,
  },
  {
    town: 'Es Mercadal',
    municipality: 'Es Mercadal',
    ine: '07037',
    island: 'MENORCA',
    postalCode: '07740',
    zone: 'Fornells',
    lat: 39.9907,
    lon: 4.0937,
  },
  {
    town: 'Eivissa',
    municipality: 'Eivissa',
    ine: '07026',
    island: 'IBIZA',
    postalCode: '07800',
    zone: 'Dalt Vila',
    lat: 38.9067,
    lon: 1.4206,
  },
  {
    town: 'Santa Eulària des Riu',
    municipality: 'Santa Eulària des Riu',
    ine: '07054',
    island: 'IBIZA',
    postalCode: '07840',
    zone: 'Puig d’en Valls',
    lat: 38.9846,
    lon: 1.5346,
  },
  {
    town: 'Sant Francesc Xavier',
    municipality: 'Formentera',
    ine: '07024',
    island: 'FORMENTERA',
    postalCode: '07860',
    zone: 'Es Caló',
    lat: 38.7059,
    lon: 1.4283,
  },
]
