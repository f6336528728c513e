/** Idealista's words for our codes; what is not there has none. */
export const HOMES: Partial<Record<string, string>> = {
  piso: 'flat',
  apartamento: 'flat',
  planta_baja: 'flat',
  loft: 'flat',
  atico: 'flat',
  duplex: 'flat',
  triplex: 'flat',
  estudio: 'flat',
  chalet_independiente: 'house_independent',
  villa: 'house_independent',
  pareado: 'house_semidetached',
  adosado: 'house_terraced',
  casa: 'house',
  casa_de_pueblo: 'rustic_village',
  finca_rustica: 'rustic_house',
  masia: 'rustic_masia',
  bungalow: 'house',
  cueva: 'rustic_house',
  casa_madera: 'house_independent',
}
export const LAND: Partial<Record<string, string>> = {
  urbano: 'land_urban',
  rustico_edificable: 'land_countrybuildable',
  rustico_no_edificable: 'land_countrynonbuildable',
  industrial: 'land_urban',
}
export const CONDITIONS: Partial<Record<string, string>> = {
  reformar_parcial: 'toRestore',
  reformar: 'toRestore',
  ruina: 'toRestore',
}
export const HEATING: Partial<Record<string, string>> = {
  centralGas: 'centralGas',
  centralFuel: 'centralFuelOil',
  centralOther: 'centralOther',
  individualGas: 'individualGas',
  individualElectric: 'individualElectric',
  individualHeatPump: 'individualAirConditioningHeatPump',
  individualOther: 'individualOther',
  stove: 'individualOther',
  noHeating: 'noHeating',
}
export const AIR: Partial<Record<string, string>> = {
  none: 'notAvailable',
  preinstalled: 'preInstallation',
  cold: 'cold',
  coldHeat: 'cold/heat',
}

export const ACCESS: Partial<Record<string, string>> = {
  urban: 'urban',
  road: 'road',
  track: 'track',
  highway: 'highway',
}
