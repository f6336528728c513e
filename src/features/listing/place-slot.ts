import type { ComponentType } from 'react'
import type { PublicOperation } from '../../../generated/model'

/** A place somebody chose. */
export interface ChosenPlace {
  slug: string
  name: string
}

/** The field that finds places belongs to the feature `place`; src/app/routes puts it in. */
export interface PlaceFieldProps {
  /** Name of the field in a form sent without script. */
  name: string
  label: string
  hideLabel?: boolean
  /** What is written in it at first. */
  initial: string
  /** Id of the sentence that explains it. */
  describedBy?: string
  /** Homes are counted of this one alone. */
  operation?: PublicOperation
  onChoose: (place: ChosenPlace) => void
}

export type PlaceFieldSlot = ComponentType<PlaceFieldProps>
