import type { ComponentType } from 'react'
import type { Operation, PriceWhy } from '../../generated/model'

/**
 * The dialog that changes a price belongs to the feature `price`; src/app/routes puts it in
 * (price-slot.tsx).
 */
export interface PriceDialogProps {
  propertyId: string
  onClose: () => void
}

export type PriceSlot = ComponentType<PriceDialogProps>

/** Why prices change that are typed in a form of the home's, and who would hear of them. */
export interface PriceReasonProps {
  propertyId: string
  /** EUR cents, by operation. */
  moves: { operation: Operation; old: number; price: number }[]
  busy: boolean
  onSend: (why: PriceWhy) => void
  /** The prices stay as they are stored. */
  onKeep: () => void
}

export type PriceReasonSlot = ComponentType<PriceReasonProps>
