import type { ComponentType } from 'react'
import type { ListingCard } from '../../../generated/model'

/** How a home is shown; the card lives in another feature. */
export type CardSlot = ComponentType<{ card: ListingCard; agency?: boolean; eager?: boolean }>
