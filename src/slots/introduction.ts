import type { ComponentType } from 'react'

/**
 * Introducing a client to a partner's home belongs to the feature `introduction`; src/app/routes
 * puts it in (introduction-slot.tsx).
 */
export interface IntroduceProps {
  propertyId: string
}

export type IntroduceSlot = ComponentType<IntroduceProps>

/** The dialog that proposes what a deal divides belongs to the feature `deal`. */
export interface ProposeDealProps {
  introductionId: string
  /** The home's title. */
  title: string
  /** What is proposed now, where there is a deal; else the home's own price stands there. */
  price?: number
  onClose: () => void
}

export type ProposeDealSlot = ComponentType<ProposeDealProps>

/** The views beside networks and agreements, each in the address of the side "Networks". */
export const INTRODUCTIONS_VIEW = { vista: 'presentaciones' }
export const DEALS_VIEW = { vista: 'operaciones' }
