import { wordIn } from '../../../formats/word-in.ts'
import type { HomeField } from '../../../../generated/model/index.ts'
import type { Json } from '../json/records.ts'
import { sayValue } from '../json/say-value.ts'
import { SaidHome } from '../said/said.ts'
import { AIR, CONDITIONS, HEATING, TYPES } from './codes.ts'

/** A part of a record, where it is one. */
export const part = (record: Json, name: string): Json => {
  const value = record[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

/** Fields of theirs that are one of ours as they stand. */
const PLAIN: Record<string, [string, HomeField][]> = {
  '': [
    ['propertyCode', 'externalId'],
    ['propertyReference', 'ref'],
  ],
  propertyOperation: [
    ['operationType', 'operation'],
    ['operationPrice', 'price'],
    ['operationPriceCommunity', 'communityFee'],
  ],
  propertyAddress: [
    ['addressTown', 'town'],
    ['addressStreetName', 'street'],
    ['addressStreetNumber', 'streetNumber'],
    ['addressBlock', 'block'],
    ['addressStair', 'stair'],
    ['addressFloor', 'floor'],
    ['addressDoor', 'door'],
    ['addressUrbanization', 'urbanisation'],
    ['addressPostalCode', 'postalCode'],
    ['addressCountry', 'country'],
    ['addressCoordinatesLatitude', 'latitude'],
    ['addressCoordinatesLongitude', 'longitude'],
  ],
  propertyFeatures: [
    ['featuresAreaConstructed', 'built'],
    ['featuresAreaUsable', 'usable'],
    ['featuresAreaPlot', 'plot'],
    ['featuresBedroomNumber', 'bedrooms'],
    ['featuresBathroomNumber', 'bathrooms'],
    ['featuresBuiltYear', 'constructionYear'],
    ['featuresFloorsBuilding', 'totalFloors'],
    ['featuresFloorsProperty', 'floorsInHome'],
    ['featuresEnergyCertificatePerformance', 'energyConsumption'],
    ['featuresParkingSpacesNumber', 'parkingSpaces'],
  ],
}

/** The type with what else they say of it: a flat may be a penthouse, a building a hotel. */
function typeIn(features: Json): string {
  const type = String(features['featuresType'] ?? '')
  if (type === 'flat') {
    if (features['featuresPenthouse'] === true) return 'atico'
    if (features['featuresDuplex'] === true) return 'duplex'
    if (features['featuresStudio'] === true) return 'estudio'
  }
  if (type === 'building') {
    if (features['featuresClassificationHotel'] === true) return 'edificio_hotel'
    if (features['featuresClassificationOffice'] === true) return 'oficinas'
  }
  if (type === 'land_urban' && features['featuresClassificationIndustrial'] === true)
    return 'industrial'
  // What other countries call their farms.
  return wordIn(TYPES, type) ?? (type.startsWith('rustic_') ? 'finca_rustica' : type)
}

const yesNo = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : '')

/** `A1`, `B-`: finer than our letters. */
const letter = (rating: string): string =>
  /^[A-G][-+\d]?$/.test(rating) ? rating.charAt(0) : rating === 'unknown' ? '' : rating

/** What a home of Idealista's says, by our fields, each under their name. */
export function saidBy(record: Json): SaidHome {
  const said = new SaidHome()
  const add = sayValue(said)
  for (const [name, fields] of Object.entries(PLAIN))
    for (const [theirs, ours] of fields)
      add(
        ours,
        (name && `${name}/${theirs}`) || theirs,
        (name ? part(record, name) : record)[theirs],
      )
  const features = part(record, 'propertyFeatures')
  const of = (ours: HomeField, theirs: string, words: (value: unknown) => unknown): void =>
    add(ours, `propertyFeatures/${theirs}`, words(features[theirs]))
  const known = (table: Record<string, string>) => (value: unknown) =>
    typeof value === 'string' ? (table[value] ?? value) : undefined
  of('type', 'featuresType', () => typeIn(features))
  of('condition', 'featuresConservation', known(CONDITIONS))
  of('heating', 'featuresHeatingType', known(HEATING))
  of('airConditioning', 'featuresConditionedAirType', known(AIR))
  of('airConditioning', 'featuresConditionedAir', (value) =>
    value === true ? 'cold' : value === false ? 'none' : undefined,
  )
  of('pool', 'featuresPool', yesNo)
  of('garden', 'featuresGarden', yesNo)
  of('parkingSpaces', 'featuresParkingAvailable', (value) => (value === true ? 1 : undefined))
  of('energyLetter', 'featuresEnergyCertificateRating', (value) =>
    typeof value === 'string' ? letter(value) : undefined,
  )
  // The only price of a studio without rooms of its own.
  if (said.text('bedrooms') === '' && features['featuresStudio'] !== true)
    of('bedrooms', 'featuresRooms', (value) => value)
  return said
}
