import type { RentalMisfit } from '../../../../generated/model/index.ts'
import type { FileRow } from '../rental.repository.ts'
import { ruleFor } from '../rules.ts'

type Home = Pick<FileRow, 'municipality' | 'bedrooms'>
type Household = Pick<FileRow, 'wanted' | 'form'>

/** What a household earns together a year, in cents. */
export const incomeOf = ({ form }: Pick<FileRow, 'form'>): number =>
  (form.members ?? []).reduce((sum, { income }) => sum + income, 0)

/** What a household may pay at most a month, in cents, by the dated table; null: it says nothing. */
export function mostRent(household: Household, day: string): number | null {
  const share = ruleFor(day, 'rentShare', null)?.amount
  return share === undefined || share === null
    ? null
    : Math.floor((incomeOf(household) * share) / 100 / 12)
}

/**
 * Why a home is none for a household: where they look, a bedroom for two, and a rent (cents a
 * month) by their income. Empty: it fits.
 */
export function misfits(
  home: Home,
  household: Household,
  rent: number | null,
  day: string,
): RentalMisfit[] {
  const { municipality, bedrooms } = home
  const { wanted, form } = household
  const most = mostRent(household, day)
  const fails: RentalMisfit[] = []
  if (wanted.length > 0 && municipality === null) fails.push('unknownMunicipality')
  else if (wanted.length > 0 && municipality !== null && !wanted.includes(municipality))
    fails.push('municipality')
  if (bedrooms === null) fails.push('unknownRooms')
  else if (bedrooms < (form.members?.length ?? 0) / 2) fails.push('rooms')
  if (rent !== null && most !== null && rent > most) fails.push('share')
  return fails
}
