import type { ComponentType } from 'react'

/** A person of the agency's contacts. */
export interface ChosenPerson {
  id: string
  name: string
}

/**
 * The field that finds people, or makes them, belongs to the feature `contact`; src/app/routes puts
 * it in.
 */
export interface PersonFieldProps {
  label: string
  value: ChosenPerson | null
  error?: string | undefined
  onChoose: (person: ChosenPerson | null) => void
}

export type PersonFieldSlot = ComponentType<PersonFieldProps>
