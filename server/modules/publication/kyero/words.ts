import type { FeatureCode, Listing } from '../../../../generated/model/index.ts'

/** Kyero's words for our subtypes and, where one is not needed, types. */
const TYPES: Partial<Record<string, string>> = {
  piso: 'Apartment',
  apartamento: 'Apartment',
  planta_baja: 'Apartment',
  loft: 'Apartment',
  atico: 'Penthouse',
  duplex: 'Duplex',
  triplex: 'Triplex',
  estudio: 'Studio',
  chalet_independiente: 'Villa',
  villa: 'Villa',
  pareado: 'Terraced house',
  adosado: 'Terraced house',
  casa: 'Town house',
  casa_de_pueblo: 'Village house',
  finca_rustica: 'Finca',
  masia: 'Country house',
  bungalow: 'Bungalow',
  cueva: 'Cave house',
  casa_madera: 'Wooden home',
  ruina: 'Ruin',
  oficina: 'Commercial property',
  local: 'Commercial property',
  terreno: 'Land',
  parking: 'Garage',
  edificio: 'Commercial property',
  nave: 'Commercial property',
  hotel: 'Commercial property',
}

/** The word of a home; absent when Kyero takes no such home, or the subtype must be known first. */
export const typeWord = ({
  type,
  subtype,
}: Pick<Listing, 'type' | 'subtype'>): string | undefined =>
  (subtype === null ? undefined : TYPES[subtype]) ?? TYPES[type]

const FEATURES: Record<FeatureCode, string> = {
  lift: 'Lift',
  stepFreeAccess: 'Step-free access',
  adaptedUse: 'Wheelchair adapted',
  balcony: 'Balcony',
  terrace: 'Terrace',
  glazedTerrace: 'Glazed terrace',
  patio: 'Patio',
  barbecue: 'Barbecue',
  jacuzzi: 'Jacuzzi',
  sauna: 'Sauna',
  gym: 'Gym',
  childrenArea: 'Children area',
  fireplace: 'Fireplace',
  wardrobes: 'Fitted wardrobes',
  storageRoom: 'Storage room',
  laundry: 'Laundry',
  alarm: 'Alarm',
  securityDoor: 'Security door',
  guard24h: '24h security',
  concierge: 'Concierge',
  homeAutomation: 'Home automation',
  internet: 'Internet',
  smokeExtraction: 'Smoke extraction',
  loadingDock: 'Loading dock',
  access24h: '24h access',
  fireDoors: 'Fire doors',
  emergencyLights: 'Emergency lights',
  corner: 'Corner',
  evCharger: 'EV charger',
  autoGate: 'Automatic gate',
  sidewalk: 'Pavement',
  streetLighting: 'Street lighting',
  pergola: 'Pergola',
  solarium: 'Solarium',
  cellar: 'Wine cellar',
  guestApartment: 'Guest apartment',
  videoPorter: 'Video entry',
  doubleGlazing: 'Double glazing',
  blinds: 'Blinds',
  satellite: 'Satellite',
  safe: 'Safe',
  irrigation: 'Irrigation',
  fenced: 'Fenced',
  bright: 'Bright',
  sprinklers: 'Sprinklers',
  raisedFloor: 'Raised floor',
}

const MOST = 50

/** What a home has, in Kyero's words. */
export function featureWords({ features, layout }: Pick<Listing, 'features' | 'layout'>): string[] {
  const air = features.airConditioning
  const words = [
    ...(features.features ?? []).map((code) => FEATURES[code]),
    layout.views?.includes('sea') && 'Sea views',
    layout.views?.includes('mountain') && 'Mountain views',
    layout.firstLine && 'Front line',
    features.garden === 'private' && 'Private garden',
    features.garden === 'communal' && 'Communal garden',
    features.pool === 'private' && 'Private pool',
    features.pool === 'communal' && 'Communal pool',
    (features.tennis === 'private' || features.tennis === 'communal') && 'Tennis court',
    (air === 'cold' || air === 'coldHeat') && 'Air conditioning',
    layout.furnished === 'full' && 'Furnished',
    layout.furnished === 'partial' && 'Part furnished',
  ]
  return words.filter((word): word is string => Boolean(word)).slice(0, MOST)
}
