/** What Idealista's words (feed v6) mean with us; a test asks for each type that the schemas know. */
export const TYPES: Record<string, string> = {
  flat: 'piso',
  house: 'casa',
  house_independent: 'chalet_independiente',
  house_semidetached: 'pareado',
  house_terraced: 'adosado',
  house_villa: 'villa',
  house_andar_moradia: 'casa',
  rustic: 'finca_rustica',
  rustic_house: 'finca_rustica',
  rustic_rural: 'finca_rustica',
  rustic_village: 'casa_de_pueblo',
  rustic_masia: 'masia',
  office: 'oficina',
  premises: 'local',
  premises_commercial: 'local_comercial',
  premises_industrial: 'nave',
  land: 'terreno',
  land_urban: 'urbano',
  land_countrybuildable: 'rustico_edificable',
  land_countrynonbuildable: 'rustico_no_edificable',
  garage: 'parking',
  storage: 'trastero',
  building: 'edificio',
}

export const CONDITIONS: Record<string, string> = {
  new: 'obra_nueva',
  good: 'buen_estado',
  toRestore: 'reformar',
}

export const HEATING: Record<string, string> = {
  centralGas: 'centralGas',
  centralFuelOil: 'centralFuel',
  centralOther: 'centralOther',
  individualGas: 'individualGas',
  individualPropaneButane: 'individualOther',
  individualElectric: 'individualElectric',
  individualAirConditioningHeatPump: 'individualHeatPump',
  individualOther: 'individualOther',
  noHeating: 'noHeating',
}

export const AIR: Record<string, string> = {
  notAvailable: 'none',
  preInstallation: 'preinstalled',
  cold: 'cold',
  'cold/heat': 'coldHeat',
}

export const LANGUAGES: Record<string, string> = {
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  english: 'en',
  german: 'de',
  french: 'fr',
  russian: 'ru',
  chinese: 'zh',
  catalan: 'ca',
  finnish: 'fi',
  dutch: 'nl',
  polish: 'pl',
  romanian: 'ro',
  swedish: 'sv',
  danish: 'da',
}

/** Yes or no of theirs that is one code among others with us. */
export const FLAGS: Record<string, string> = {
  featuresAccess24h: 'access24h',
  featuresBalcony: 'balcony',
  featuresChimney: 'fireplace',
  featuresDoorman: 'concierge',
  featuresEmergencyLights: 'emergencyLights',
  featuresFireDoors: 'fireDoors',
  featuresHandicapAdaptedAccess: 'stepFreeAccess',
  featuresHandicapAdaptedUse: 'adaptedUse',
  featuresLiftAvailable: 'lift',
  featuresLoadingDock: 'loadingDock',
  featuresLocatedAtCorner: 'corner',
  featuresParkingAutomaticDoor: 'autoGate',
  featuresSecurity24h: 'guard24h',
  featuresSecurityAlarm: 'alarm',
  featuresSecurityDoor: 'securityDoor',
  featuresSmokeExtraction: 'smokeExtraction',
  featuresSprinklers: 'sprinklers',
  featuresStorage: 'storageRoom',
  featuresSuspendedFloor: 'raisedFloor',
  featuresTerrace: 'terrace',
  featuresUtilitiesSidewalk: 'sidewalk',
  featuresUtilitiesStreetLighting: 'streetLighting',
  featuresWardrobes: 'wardrobes',
  featuresWindowsDouble: 'doubleGlazing',
}
