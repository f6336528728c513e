import type { Listing } from '../../../../generated/model/index.ts'
import { LANGS } from '../../../contract/language.ts'

/** The rating, which every advert says (RD 390/2021); empty where nobody knows it. */
function energyLine({ energy: { status, consumptionLetter, emissionsLetter } }: Listing): string {
  if (status === 'exempt') return 'Energy rating: exempt'
  if (status === 'in_process') return 'Energy rating: in process'
  if (status !== 'provided' || !consumptionLetter) return ''
  return `Energy rating: ${[consumptionLetter, emissionsLetter].filter(Boolean).join(' / ')}`
}

/** The licence of a tourist let, which its advert says (Law 8/2012). */
function licenceLine({ offers, touristLicence: licence }: Listing): string {
  if (!offers.some(({ operation }) => operation === 'TDA')) return ''
  return [licence?.number, licence?.nrua && `NRUA ${licence.nrua}`].filter(Boolean).join(' · ')
}

/**
 * The text of a home in the first of our languages it has, else in any; and what the law wants in
 * every advert.
 */
export function remarksOf(listing: Listing): string {
  const texts: Partial<Record<string, string>> = listing.description
  const told = [...LANGS.map((lang) => texts[lang]), ...Object.values(texts)]
  const text = told.find((one) => one !== undefined && one.trim() !== '')
  return [text, licenceLine(listing), energyLine(listing)].filter(Boolean).join('\n')
}
