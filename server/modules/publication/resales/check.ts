import type { Listing } from '../../../../generated/model/index.ts'
import type { StoredIssue } from '../../../db/tables/publication.ts'
import type { OutSettings } from '../../integration/index.ts'
import { offerIssues } from '../check-offers.ts'
import { againstTheLaw, issue } from '../law.ts'
import { inLanguages } from '../text.ts'
import type { ResalesHome } from './map.ts'

/** Paths of ours for every element of theirs that the schema can refuse. */
export const FIELDS: Record<string, string> = {
  referenceId: 'basics.ref',
  lastUpdatedDate: 'basics',
  listedDate: 'basics',
  status: 'basics',
  type: 'basics.type',
  subType: 'basics.subtype',
  newBuild: 'basics.condition',
  address: 'location.addressVisibility',
  address1: 'location.addressVisibility',
  district: 'location.urbanisation',
  town: 'location.municipalityIne',
  province: 'location.municipalityIne',
  postCode: 'location.postalCode',
  floor: 'location.floor',
  cadastralRef: 'location.cadastralRef',
  bedrooms: 'layout.bedrooms',
  bathrooms: 'layout.bathrooms',
  propertySizes: 'layout.built',
  builtSize: 'layout.built',
  plotSize: 'layout.plot',
  terraceSize: 'layout.terrace',
  annualCosts: 'legal.communityFee',
  communityFees: 'legal.communityFee',
  ibi: 'legal.ibiYearly',
  saleDetails: 'basics.offers',
  rentalDetails: 'basics.offers',
  price: 'basics.offers.0.price',
  monthly: 'basics.offers.0.rentPeriod',
  commission: 'mandate.commissionOfferedPct',
  lister: 'basics',
  descriptions: 'texts.description',
  pictures: 'media',
  picture: 'media',
  url: 'media',
}

const field = (name: string): string => FIELDS[name] ?? 'basics'

/** What they would refuse (error) and what would be lost (warning) of a home, at our fields. */
export const check = (
  listing: Listing,
  home: ResalesHome,
  settings: OutSettings,
): StoredIssue[] => [
  ...offerIssues(listing, { price: 'price', operation: 'saleDetails' }),
  ...required(listing, home, settings),
  ...againstTheLaw(listing, { energy: 'descriptions', text: 'descriptions' }),
  ...losses(listing, home, settings),
]

function required(
  { type }: Listing,
  home: ResalesHome,
  { sharesCommission }: OutSettings,
): StoredIssue[] {
  const found: StoredIssue[] = []
  const lacks = (rule: string, name: string): void =>
    void found.push(issue('error', rule, field(name), name))
  if (home.type === undefined) lacks('subtype', 'subType')
  if (!home.address.address1?.trim()) lacks('streetNeeded', 'address1')
  if (home.address.town === '') lacks('municipality', 'town')
  if (type === 'vivienda' && home.bedrooms === undefined) lacks('bedroomsNeeded', 'bedrooms')
  if (type === 'vivienda' && !home.bathrooms) lacks('bathroomsNeeded', 'bathrooms')
  if (home.lister.trim() === '') lacks('contactNeeded', 'lister')
  if (sharesCommission && home.saleDetails && !home.saleDetails.commission)
    lacks('commissionNeeded', 'commission')
  return found
}

function losses(
  { description, photos }: Listing,
  { pictures }: ResalesHome,
  { content }: OutSettings,
): StoredIssue[] {
  const found: StoredIssue[] = []
  const written = Object.values(inLanguages(description, content)).some((text) => text.trim())
  if (!written) found.push(issue('warning', 'noText', field('descriptions'), 'descriptions'))
  if (!photos.some(({ kind }) => kind === 'photo'))
    found.push(issue('warning', 'noPictures', field('pictures'), 'pictures'))
  const all = photos.filter(({ kind }) => kind !== 'energy_label').length
  if (all > pictures.length)
    found.push(issue('warning', 'manyPictures', field('pictures'), 'pictures', all))
  return found
}
