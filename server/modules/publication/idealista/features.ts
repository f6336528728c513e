import type { FeatureCode, Listing } from '../../../../generated/model/index.ts'
import { whole } from '../offers.ts'
import { ACCESS, AIR, CONDITIONS, HEATING, HOMES, LAND } from './codes.ts'

export type Value = string | number | boolean
/** Fields of theirs by name; undefined is left out. */
export type Values = Record<string, Value | undefined>

type Layout = Listing['layout']
type Kind = 'homes' | 'offices' | 'premises' | 'land' | 'garage' | 'building' | 'storage'

const KINDS: Record<Listing['type'], Kind> = {
  vivienda: 'homes',
  oficina: 'offices',
  local: 'premises',
  nave: 'premises',
  terreno: 'land',
  parking: 'garage',
  edificio: 'building',
  hotel: 'building',
  trastero: 'storage',
}

/** Which of their schemas a home goes by. */
export const kindOf = ({ type }: Pick<Listing, 'type'>): Kind => KINDS[type]

/** Their type of a home; undefined where the subtype must be known first. */
export function typeOf({ type, subtype }: Pick<Listing, 'type' | 'subtype'>): string | undefined {
  if (type === 'vivienda') return HOMES[subtype ?? '']
  if (type === 'terreno') return LAND[subtype ?? ''] ?? 'land'
  if (type === 'nave' || subtype === 'local_en_nave') return 'premises_industrial'
  if (type === 'local') return subtype ? 'premises_commercial' : 'premises'
  return { oficina: 'office', parking: 'garage', trastero: 'storage' }[type as string] ?? 'building'
}

const yes = (is: boolean | undefined): true | undefined => (is ? true : undefined)
/** Known and not none. */
const some = (value: string | undefined): boolean | undefined =>
  value && value !== 'none' ? true : value === 'none' ? false : undefined

function certificate({ status, consumptionLetter, consumptionKwh }: Listing['energy']): Values {
  if (status === 'exempt') return { featuresEnergyCertificateRating: 'exempt' }
  if (status === 'in_process') return { featuresEnergyCertificateRating: 'inProcess' }
  if (status !== 'provided') return {}
  return {
    featuresEnergyCertificateRating: consumptionLetter,
    featuresEnergyCertificatePerformance: consumptionKwh,
  }
}

/** A home faces each side that its directions name: NE is north and east. */
function orientation({ orientation: sides = [] }: Layout): Values {
  const faces = (letter: string) => yes(sides.some((side) => side.includes(letter)))
  return {
    featuresOrientationNorth: faces('N'),
    featuresOrientationSouth: faces('S'),
    featuresOrientationEast: faces('E'),
    featuresOrientationWest: faces('W'),
  }
}

/** A home without a room of its own to sleep in is a studio of one room. */
const rooms = ({ bedrooms }: Layout): Values =>
  bedrooms === 0 ? { featuresStudio: true, featuresRooms: 1 } : { featuresBedroomNumber: bedrooms }

const exposure = ({ exterior }: Layout): string | undefined =>
  exterior === 'both' ? 'exterior' : exterior

/** What a home is and has, in their names, by the schema of its kind. */
export function features(listing: Listing): Values {
  const { layout, features: has, subtype, condition, offers } = listing
  const codes = new Set<FeatureCode>(has.features)
  const flag = (code: FeatureCode) => yes(codes.has(code))
  const air = has.airConditioning
  const cooled = air === undefined ? undefined : air === 'cold' || air === 'coldHeat'
  const parks = has.parkingSpaces === undefined ? undefined : has.parkingSpaces > 0
  const heated = has.heatingType === undefined ? undefined : has.heatingType !== 'noHeating'
  const shared: Values = { featuresType: typeOf(listing) }
  const built: Values = { featuresAreaConstructed: whole(layout.built) }
  const kept: Values = { featuresConservation: condition && (CONDITIONS[condition] ?? 'good') }
  const year: Values = { featuresBuiltYear: listing.constructionYear }
  const usable: Values = { featuresAreaUsable: whole(layout.usable) }
  const kinds: Record<Kind, () => Values> = {
    homes: () => ({
      ...built,
      ...usable,
      ...kept,
      ...year,
      ...rooms(layout),
      ...certificate(listing.energy),
      ...orientation(layout),
      featuresAreaPlot: whole(layout.plot),
      featuresBathroomNumber: layout.bathrooms,
      featuresBalcony: flag('balcony'),
      featuresChimney: typeOf(listing)?.startsWith('rustic') ? flag('fireplace') : undefined,
      featuresConditionedAir: cooled,
      featuresDoorman: flag('concierge'),
      featuresDuplex: yes(subtype === 'duplex' || subtype === 'triplex'),
      featuresEquippedKitchen: layout.kitchenEquipped && layout.kitchenEquipped !== 'none',
      featuresEquippedWithFurniture: layout.furnished && layout.furnished === 'full',
      featuresGarden: some(has.garden),
      featuresHandicapAdaptedAccess: flag('stepFreeAccess'),
      featuresHandicapAdaptedUse: flag('adaptedUse'),
      featuresHeatingType: HEATING[has.heatingType ?? ''],
      featuresLiftAvailable: typeOf(listing) === 'flat' ? flag('lift') : undefined,
      featuresParkingAvailable: parks,
      featuresPenthouse: yes(subtype === 'atico'),
      featuresPetsAllowed: offers.find(({ petsAllowed }) => petsAllowed !== undefined)?.petsAllowed,
      featuresPool: some(has.pool),
      featuresStorage: flag('storageRoom'),
      featuresStudio: yes(subtype === 'estudio' || layout.bedrooms === 0),
      featuresTerrace: yes(codes.has('terrace') || codes.has('glazedTerrace')),
      featuresWardrobes: flag('wardrobes'),
      featuresWindowsLocation: exposure(layout),
    }),
    offices: () => ({
      ...built,
      ...usable,
      ...kept,
      ...year,
      ...certificate(listing.energy),
      ...orientation(layout),
      featuresBathroomNumber: layout.bathrooms || undefined,
      featuresConditionedAirType: AIR[air ?? ''],
      featuresDoorman: flag('concierge'),
      featuresEmergencyLights: flag('emergencyLights'),
      featuresFireDoors: flag('fireDoors'),
      featuresFloorsProperty: layout.floorsInHome || undefined,
      featuresHeating: heated,
      featuresHotWater: yes(has.hotWater !== undefined),
      featuresParkingSpacesNumber: has.parkingSpaces || undefined,
      featuresSecurityAlarm: flag('alarm'),
      featuresSecurityDoor: flag('securityDoor'),
      featuresSprinklers: flag('sprinklers'),
      featuresStorage: flag('storageRoom'),
      featuresSuspendedFloor: flag('raisedFloor'),
      featuresWindowsDouble: flag('doubleGlazing'),
      featuresWindowsLocation: exposure(layout),
    }),
    premises: () => ({
      ...built,
      ...usable,
      ...kept,
      ...certificate(listing.energy),
      featuresAreaPlot: whole(layout.plot) || undefined,
      featuresBathroomNumber: layout.bathrooms || undefined,
      featuresConditionedAir: cooled,
      featuresFacadeArea: whole(layout.facadeLength) || undefined,
      featuresHeating: heated,
      featuresLastActivity: has.lastActivity,
      featuresLocatedAtCorner: flag('corner'),
      featuresSecurityAlarm: flag('alarm'),
      featuresSecurityDoor: flag('securityDoor'),
      featuresSmokeExtraction: flag('smokeExtraction'),
      featuresStorage: flag('storageRoom'),
      featuresWindowsNumber: has.shopWindows || undefined,
    }),
    land: () => ({
      featuresAreaPlot: whole(layout.plot),
      featuresAreaBuildable: whole(layout.buildable) || undefined,
      featuresAreaTradableMinimum: whole(layout.minimumTradable) || undefined,
      ...uses(listing),
      featuresAccessType: ACCESS[has.roadAccess ?? ''],
      featuresUtilitiesRoadAccess: has.roadAccess && has.roadAccess !== 'none',
      featuresUtilitiesElectricity: some(has.electricity),
      featuresUtilitiesNaturalGas: has.gasMains,
      featuresUtilitiesSewerage: has.sewer && has.sewer === 'mains',
      featuresUtilitiesSidewalk: flag('sidewalk'),
      featuresUtilitiesStreetLighting: flag('streetLighting'),
      featuresUtilitiesWater: has.waterSource && has.waterSource === 'mains',
    }),
    garage: () => ({
      ...built,
      featuresLiftAvailable: flag('lift'),
      featuresParkingAutomaticDoor: flag('autoGate'),
      featuresParkingPlaceCovered: has.parkingCovered,
      featuresSecurityAlarm: flag('alarm'),
    }),
    building: () => ({
      ...built,
      ...kept,
      ...year,
      ...certificate(listing.energy),
      featuresClassificationHotel: yes(listing.type === 'hotel' || subtype === 'edificio_hotel'),
      featuresClassificationOffice: yes(subtype === 'oficinas'),
      featuresParkingSpacesNumber: has.parkingSpaces || undefined,
    }),
    storage: () => ({
      ...built,
      featuresAccess24h: flag('access24h'),
      featuresAreaHeight: layout.ceilingHeight,
      featuresLoadingDock: flag('loadingDock'),
      featuresSecurity24h: flag('guard24h'),
    }),
  }
  return { ...shared, ...kinds[kindOf(listing)]() }
}

/** What a plot may be used for. */
function uses({ features: { allowedUse }, subtype }: Listing): Values {
  const is = (...wanted: string[]) => yes(wanted.includes(allowedUse ?? ''))
  return {
    featuresClassificationBlocks: is('multi', 'residential'),
    featuresClassificationChalet: is('single', 'residential'),
    featuresClassificationCommercial: is('commercial'),
    featuresClassificationPublic: is('services'),
    featuresClassificationIndustrial: yes(allowedUse === 'industrial' || subtype === 'industrial'),
  }
}
