import type { PropertySubtype, PropertyType } from '../../../../generated/model/index.ts'
import type { KnownType } from './types.ts'

/** Names of what a feed brings, for a title that Kyero does not have: es, en, ca, de. */
const NAMES: Partial<Record<PropertySubtype | PropertyType, [string, string, string, string]>> = {
  piso: ['Piso', 'Flat', 'Pis', 'Wohnung'],
  apartamento: ['Apartamento', 'Apartment', 'Apartament', 'Apartment'],
  planta_baja: ['Planta baja', 'Ground-floor flat', 'Planta baixa', 'Erdgeschosswohnung'],
  atico: ['Ático', 'Penthouse', 'Àtic', 'Penthouse'],
  duplex: ['Dúplex', 'Duplex', 'Dúplex', 'Maisonette'],
  triplex: ['Tríplex', 'Triplex', 'Tríplex', 'Triplex'],
  estudio: ['Estudio', 'Studio', 'Estudi', 'Studio'],
  loft: ['Loft', 'Loft', 'Loft', 'Loft'],
  villa: ['Villa', 'Villa', 'Vil·la', 'Villa'],
  chalet_independiente: ['Chalet', 'Detached house', 'Xalet', 'Freistehendes Haus'],
  bungalow: ['Bungaló', 'Bungalow', 'Bungalou', 'Bungalow'],
  pareado: ['Pareado', 'Semi-detached house', 'Apariat', 'Doppelhaushälfte'],
  adosado: ['Adosado', 'Terraced house', 'Adossat', 'Reihenhaus'],
  casa_de_pueblo: ['Casa de pueblo', 'Village house', 'Casa de poble', 'Dorfhaus'],
  casa: ['Casa', 'House', 'Casa', 'Haus'],
  finca_rustica: ['Finca', 'Country house', 'Finca', 'Finca'],
  masia: ['Masía', 'Farmhouse', 'Masia', 'Landgut'],
  cueva: ['Casa cueva', 'Cave house', 'Casa cova', 'Höhlenhaus'],
  casa_madera: ['Casa de madera', 'Wooden house', 'Casa de fusta', 'Holzhaus'],
  terreno: ['Terreno', 'Land', 'Terreny', 'Grundstück'],
  ruina: ['Ruina', 'Ruin', 'Ruïna', 'Ruine'],
  parking: ['Aparcamiento', 'Parking space', 'Aparcament', 'Stellplatz'],
  local: ['Local', 'Commercial premises', 'Local', 'Gewerberaum'],
  oficina: ['Oficina', 'Office', 'Oficina', 'Büro'],
  nave: ['Nave', 'Industrial unit', 'Nau', 'Halle'],
  trastero: ['Trastero', 'Storage room', 'Traster', 'Abstellraum'],
  edificio: ['Edificio', 'Building', 'Edifici', 'Gebäude'],
  hotel: ['Hotel', 'Hotel', 'Hotel', 'Hotel'],
}

/**
 * A plain title per language, "Villa en Sóller": what it is and where, nothing that the feed does
 * not say.
 */
export function titlesOf(known: KnownType, town: string): Record<string, string> | undefined {
  const names = NAMES[known.subtype ?? known.type] ?? NAMES[known.type]
  if (!names) return undefined
  const [es, en, ca, de] = names
  if (!town) return { es, en, ca, de }
  return {
    es: `${es} en ${town}`,
    en: `${en} in ${town}`,
    ca: `${ca} a ${town}`,
    de: `${de} in ${town}`,
  }
}
