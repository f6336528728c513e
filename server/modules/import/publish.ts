import type { Property } from '../../../generated/model/index.ts'
import { HttpError } from '../../contract/errors.ts'
import { changeStatus, publishProperty, type GateKey, type Work } from '../property/index.ts'

/**
 * What Kyero has no field for, or fills later: an agency's own feed stands for its mandate, and pictures follow by job
 * (docs/decisions: feeds). Price and operation stay compulsory.
 */
export const WAIVED: GateKey[] = [
  'municipality', 'visibility', 'pin', 'built', 'plot', 'bedrooms', 'bathrooms', 'energy', 'energyLetter', 'touristLicence', 'mandate',
  'mandateInForce', 'description', 'photo',
]

/** Publishes a home of a feed; `lacks` says in words what kept it a draft. */
export async function publishFromFeed(work: Work, property: Property): Promise<{ property: Property; lacks: string | null }> {
  try {
    return { property: await publishProperty(work, property.id, property.version, { waive: WAIVED }), lacks: null }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error
    return { property, lacks: Object.values(error.body).join(' ') }
  }
}

/** A home that was withdrawn because the feed lacked it and is in the feed again. */
export async function comeBack(work: Work, property: Property): Promise<Property> {
  const draft = await changeStatus(work, property.id, { version: property.version, status: 'draft' }, { anyVersion: true })
  return (await publishFromFeed(work, draft)).property
}
