
/**
 * Subtypes by type.
 */
export type PropertySubtype = typeof PropertySubtype[keyof typeof PropertySubtype];


export const PropertySubtype = {
  piso: 'piso',
  apartamento: 'apartamento',
  atico: 'atico',
  duplex: 'duplex',
  triplex: 'triplex',
  loft: 'loft',
  estudio: 'estudio',
  planta_baja: 'planta_baja',
  chalet_independiente: 'chalet_independiente',
  pareado: 'pareado',
  adosado: 'adosado',
  casa: 'casa',
  casa_de_pueblo: 'casa_de_pueblo',
  finca_rustica: 'finca_rustica',
  masia: 'masia',
  villa: 'villa',
  bungalow: 'bungalow',
  cueva: 'cueva',
  casa_madera: 'casa_madera',
  local_comercial: 'local_comercial',
  local_en_nave: 'local_en_nave',
  centro_comercial: 'centro_comercial',
  urbano: 'urbano',
  rustico_edificable: 'rustico_edificable',
  rustico_no_edificable: 'rustico_no_edificable',
  industrial: 'industrial',
  ruina: 'ruina',
  individual: 'individual',
  doble: 'doble',
  moto: 'moto',
  caja: 'caja',
  residencial: 'residencial',
  mixto: 'mixto',
  oficinas: 'oficinas',
  edificio_hotel: 'edificio_hotel',
} as const;
