import type { FormName } from '../../../../generated/forms/index'

/** The parts of the record and the forms that edit them. */
export const PARTS = [
  ['person', 'ContactPerson'],
  ['reach', 'ContactReach'],
  ['profile', 'ContactProfile'],
  ['legal', 'ContactLegal'],
  ['notes', 'ContactNotes'],
] as const satisfies readonly (readonly [string, FormName])[]

export type PartName = (typeof PARTS)[number][0]
