import type {
  RentalCheckInput,
  RentalForm,
  RentalInput,
  RentalSide,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { say } from './messages.ts'

const NEEDED = {
  owner: ['largeHolder', 'ownedSince', 'askedRent', 'registered', 'address'],
  tenant: ['registeredSince', 'monthlyRent'],
} as const satisfies Record<RentalSide, readonly (keyof RentalForm)[]>
const OWN = {
  owner: [
    ...NEEDED.owner,
    'lastRegisteredOn',
    'emptySince',
    'cadastralRef',
    'cedula',
    'energy',
    'worksNeeded',
    'worksCost',
  ],
  tenant: [...NEEDED.tenant, 'members'],
} as const satisfies Record<RentalSide, readonly (keyof RentalForm)[]>
const PAST = ['ownedSince', 'lastRegisteredOn', 'emptySince', 'registeredSince'] as const

/** The answers that belong to a side, without contact: what the other side is asked is not kept. */
export function formOf(body: RentalInput): RentalForm {
  const keys = new Set<string>([...OWN[body.side], 'message'])
  const form = Object.fromEntries(
    Object.entries(body).filter(([key, value]) => keys.has(key) && value !== null && value !== ''),
  ) as RentalForm
  if (form.registered !== 'yes') delete form.lastRegisteredOn
  if (form.worksNeeded !== 'yes') delete form.worksCost
  return form
}

/** Refuses what is missing for the side, and days that have not come. */
export function checkAnswers(
  form: RentalForm,
  side: RentalSide,
  today: string,
  { lang }: Ctx,
): void {
  const errors: Record<string, string> = {}
  for (const field of NEEDED[side])
    if (form[field] === undefined || String(form[field]).trim() === '')
      errors[field] = say(lang, 'required')
  if (form.registered === 'yes' && form.lastRegisteredOn === undefined)
    errors['lastRegisteredOn'] = say(lang, 'required')
  for (const field of PAST) if ((form[field] ?? '') > today) errors[field] = say(lang, 'future')
  if (side === 'tenant') {
    const members = form.members ?? []
    if (members.length === 0) errors['members'] = say(lang, 'members')
    members.forEach(({ name, birth }, index) => {
      if (name.trim() === '') errors[`members.${index}.name`] = say(lang, 'required')
      if (birth > today || birth < '1900-01-01')
        errors[`members.${index}.birth`] = say(lang, 'birth')
    })
  }
  if (Object.keys(errors).length > 0) fieldErrors(errors)
}

/** What the conditions look at. */
export function checkOf(
  body: Pick<RentalInput, 'side' | 'island'>,
  { members, ...form }: RentalForm,
): RentalCheckInput {
  const {
    largeHolder,
    ownedSince,
    registered,
    lastRegisteredOn,
    askedRent,
    registeredSince,
    monthlyRent,
  } = form
  const asked = {
    largeHolder,
    ownedSince,
    registered,
    lastRegisteredOn,
    askedRent,
    registeredSince,
    monthlyRent,
    incomes: members?.map(({ income }) => income),
  }
  return {
    side: body.side,
    island: body.island,
    ...(Object.fromEntries(
      Object.entries(asked).filter(([, value]) => value !== undefined),
    ) as Partial<RentalCheckInput>),
  }
}
