import type { HomeField } from '../../../../generated/model/index.ts'

/*
 * Inmovilla's names of fields, each once. Source of the API's: the documentation of REST API v1; of
 * the files': what importers in public repositories read of them, by notes, not by a specification.
 */

/** A field of ours and what Inmovilla calls it. */
export type Named = readonly (readonly [HomeField, string])[]

/** Names that the API and both files have alike; the export puts the name of a table before them. */
export const NAMES: Named = [
  ['ref', 'ref'],
  ['rentPeriod', 'tipomensual'],
  ['street', 'calle'],
  ['streetNumber', 'numero'],
  ['postalCode', 'cp'],
  ['latitude', 'latitud'],
  ['cadastralRef', 'rcatastral'],
  ['doubleBedrooms', 'habdobles'],
  ['singleBedrooms', 'habitaciones'],
  ['bathrooms', 'banyos'],
  ['toilets', 'aseos'],
  ['built', 'm_cons'],
  ['plot', 'm_parcela'],
  ['seaDistance', 'distmar'],
  ['energyLetter', 'energialetra'],
  ['energyConsumption', 'energiavalor'],
  ['emissionsLetter', 'emisionesletra'],
  ['emissions', 'emisionesvalor'],
  ['communityFee', 'gastos_com'],
]

/** What only the API has, or calls otherwise: there `numplanta` is how many floors the house has. */
export const OF_API: Named = [
  ['externalId', 'cod_ofer'],
  ['constructionYear', 'antiguedad'],
  ['stair', 'escalera'],
  ['door', 'puerta'],
  ['longitude', 'longitud'],
  ['totalFloors', 'numplanta'],
  ['usable', 'm_utiles'],
]

/** What only the files have, or call otherwise: codes are words there already. */
export const OF_FILES: Named = [
  ['town', 'ciudad'],
  ['zone', 'zona'],
  ['province', 'provincia'],
  ['floor', 'numplanta'],
  ['floor', 'planta'],
  ['urbanisation', 'urbanizacion'],
  ['notes', 'referenciacol'],
  ['usable', 'm_uties'],
  ['terrace', 'm_terraza'],
  ['condition', 'conservacion'],
  ['orientation', 'orientacion'],
  ['videoUrl', 'videos'],
  ['virtualTourUrl', 'tourvirtual'],
]

/** Ticks that are a field of ours. */
export const TICKS: readonly (readonly [field: HomeField, name: string, word: string])[] = [
  ['garden', 'jardin', 'si'],
  ['seaView', 'vistasalmar', 'si'],
  ['firstLine', 'primera_linea', 'si'],
  // Their file cuts the name.
  ['firstLine', 'primera_line', 'si'],
]

/** Texts of the API, by language in Spanish words. */
export const TEXTS_OF_API: Named = [
  ['titleEs', 'tituloes'],
  ['titleEn', 'tituloingles'],
  ['titleCa', 'titulocatalan'],
  ['titleDe', 'tituloaleman'],
  ['titleFr', 'titulofrances'],
  ['descriptionEs', 'descripciones'],
  ['descriptionEn', 'descripcioningles'],
  ['descriptionCa', 'descripcioncatalan'],
  ['descriptionDe', 'descripcionaleman'],
  ['descriptionFr', 'descripcionfrances'],
]

/** Texts of the files, by language in their numbers. */
export const TEXTS_OF_FILES: Named = [
  ['titleEs', 'titulo1'],
  ['titleEn', 'titulo2'],
  ['titleDe', 'titulo3'],
  ['titleFr', 'titulo4'],
  ['descriptionEs', 'descrip1'],
  ['descriptionEn', 'descrip2'],
  ['descriptionDe', 'descrip3'],
  ['descriptionFr', 'descrip4'],
]
