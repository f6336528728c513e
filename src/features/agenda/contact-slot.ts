import type { ComponentType } from 'react'

/** A contact somebody chose or made. */
export interface ChosenContact {
  id: string
  name: string
  email: string | null
  phone: string | null
}

/** The field that finds or makes contacts belongs to the feature `contact`; src/app/routes puts it in. */
export type ContactFieldSlot = ComponentType<{ label: string; onChoose: (contact: ChosenContact) => void }>

/** Shows the names of contacts that an address refers to, and hands them over once. */
export type ContactLoader = (ids: string[]) => Promise<ChosenContact[]>
