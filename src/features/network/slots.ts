import type { ComponentType } from 'react'

/** A partner's home that something is done with. */
export interface PartnerActsProps {
  id: string
  title: string
  agencyName: string
}

/** What one does with a partner's home belongs to other rooms; src/app/routes puts it in. */
export type PartnerActsSlot = ComponentType<PartnerActsProps>
