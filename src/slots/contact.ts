import type { ComponentType } from 'react'

/** A contact somebody chose. */
export interface ChosenContact {
  id: string
  name: string
}

/**
 * The field that finds or adds a contact belongs to the feature `contact`; src/app/routes puts it
 * in (contact-slot.tsx).
 */
export interface ContactPickerProps {
  label: string
  value: ChosenContact | null
  onChoose: (contact: ChosenContact | null) => void
  /** Offers to add who is not found. */
  canAdd?: boolean
  /** Id of a contact that is not offered. */
  except?: string
  error?: string | null
  disabled?: boolean
}

export type ContactPickerSlot = ComponentType<ContactPickerProps>
