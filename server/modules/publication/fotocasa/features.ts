import type { Listing } from '../../../../generated/model/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { advert, nameOf } from '../catalogue.ts'
import * as ids from './dictionary.ts'

/** One fact about a home: an id and one value. */
export interface Feature {
  FeatureId: number
  DecimalValue?: number
  BoolValue?: boolean
  TextValue?: string
}

const LONGEST = 4000
const number = (FeatureId: number, value: number | undefined): Feature[] =>
  value === undefined ? [] : [{ FeatureId, DecimalValue: value }]
const yes = (FeatureId: number, value: boolean | undefined): Feature[] =>
  value === undefined ? [] : [{ FeatureId, BoolValue: value }]
const text = (FeatureId: number, value: string): Feature[] =>
  value === '' ? [] : [{ FeatureId, TextValue: value }]
const within = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 1 && value <= 999 ? value : undefined

/** What a home is and has, in their ids: those that are for its type. */
export function features(listing: Listing, type: number, { content }: OutSettings): Feature[] {
  const { layout, features: has, energy, offers } = listing
  const air = has.airConditioning
  const pets = offers.find(({ petsAllowed }) => petsAllowed !== undefined)?.petsAllowed
  const codes = new Set((has.features ?? []).flatMap((code) => ids.CODES[code] ?? []))
  const found = [
    ...number(1, layout.built ?? layout.plot),
    ...text(2, nameOf(listing, content)),
    ...text(3, advert(listing, content, LONGEST)),
    ...number(11, layout.bedrooms),
    ...number(12, layout.bathrooms),
    ...number(21, ids.USES[has.allowedUse ?? '']),
    ...yes(23, has.parkingSpaces === undefined ? undefined : has.parkingSpaces > 0),
    ...(has.pool === 'private' ? yes(25, true) : []),
    ...(has.pool === 'communal' ? yes(300, true) : []),
    ...number(28, ids.SIDES[layout.orientation?.[0] ?? '']),
    ...yes(29, has.heatingType === undefined ? undefined : has.heatingType !== 'noHeating'),
    ...yes(30, layout.furnished === undefined ? undefined : layout.furnished === 'full'),
    ...number(62, layout.terrace),
    ...number(69, layout.plot),
    ...number(231, listing.constructionYear),
    ...number(249, ids.CONDITIONS[listing.condition ?? '']),
    ...yes(254, air === undefined ? undefined : air === 'cold' || air === 'coldHeat'),
    ...(has.garden === 'private' ? yes(298, true) : []),
    ...(has.garden === 'communal' ? yes(301, true) : []),
    ...(has.tennis && has.tennis !== 'none' ? yes(310, true) : []),
    ...yes(313, pets),
    ...(layout.kitchenEquipped ? yes(314, layout.kitchenEquipped !== 'none') : []),
    ...number(320, ids.FUELS[has.heatingFuel ?? '']),
    ...number(321, ids.FUELS[has.hotWater ?? '']),
    ...number(323, ids.letter(energy.consumptionLetter)),
    ...number(324, ids.letter(energy.emissionsLetter)),
    ...number(325, within(energy.consumptionKwh)),
    ...number(326, within(energy.emissionsKg)),
    ...number(327, ids.CERTIFICATES[energy.status ?? '']),
    ...[...codes].flatMap((id) => yes(id, true)),
  ]
  return found.filter(({ FeatureId }) => ids.FOR[FeatureId]?.includes(type))
}
