import type { ComponentType } from 'react'
import type { Listing, ListingTrust } from '../../../../generated/model'

/** Parts of a home's page that other features draw; src/app/routes/listing puts them in. */
export interface ListingSlots {
  /** What it costs beyond its price; `title` is the section's heading. */
  Cost: ComponentType<{ listing: Listing; title: string }>
  /** What machines checked of it. */
  Trust: ComponentType<{ trust: ListingTrust }>
  /** Saying what is wrong with the ad. */
  Report: ComponentType<{ propertyId: string }>
  /** Talking to the agency about this home. */
  Chat: ComponentType<{ propertyId: string; agencyId: string; label: string }>
  /** The way to its free times, where visits can be booked. */
  Visit: ComponentType<{ propertyId: string }>
}
