import type { RentalForm } from '../../../../../generated/model'
import type { TFunction } from '../../../../i18n'
import { date, money } from '../../../../lib/format'

const SUMS: ReadonlySet<string> = new Set(['askedRent', 'monthlyRent', 'worksCost'])
const DAYS: ReadonlySet<string> = new Set([
  'ownedSince',
  'lastRegisteredOn',
  'emptySince',
  'registeredSince',
])
const ANSWERS: ReadonlySet<string> = new Set([
  'largeHolder',
  'registered',
  'cedula',
  'energy',
  'worksNeeded',
])

/** Answers of a form as name and words; what was left open is not there. */
export function factsOf(
  { members: _members, message: _message, ...form }: RentalForm,
  t: TFunction,
): { field: string; name: string; value: string }[] {
  return Object.entries(form).map(([field, value]) => ({
    field,
    name: t(`fields.rentalInput.${field}`),
    value: SUMS.has(field)
      ? money(Number(value)) || '0 €'
      : DAYS.has(field)
        ? date(String(value))
        : ANSWERS.has(field)
          ? t(`enums.${field}.${String(value)}`)
          : String(value),
  }))
}
