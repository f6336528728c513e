import type { ComponentType } from 'react'

/** The dialog that changes a price belongs to the feature `price`; src/app/routes puts it in (price-slot.tsx). */
export interface PriceDialogProps {
  propertyId: string
  onClose: () => void
}

export type PriceSlot = ComponentType<PriceDialogProps>
