import type { FormContext } from '../../../forms/rules'

/** What a person changes of themselves in one go, beside the password. */
export const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'job_title',
  'job_titles',
  'languages',
  'language',
  'google_calendar_email',
  'is_public',
  'phone_public',
] as const

/** Parts of the one form of a person, `UserPatch`: the details, with a new e-mail, the password. */
export const DETAILS: FormContext = { asked: FIELDS }
export const NEW_EMAIL: FormContext = { asked: [...FIELDS, 'current_password'] }
export const PASSWORD: FormContext = { asked: ['current_password', 'password'] }
