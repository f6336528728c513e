/** Makes the variants of a content; payload `{ hash }`. */
export const VARIANTS_JOB = 'property.media'
/** Looks for codes in pictures that came before anybody looked; payload `{}`. */
export const CODES_JOB = 'property.media.codes'
/** Removes a content nobody shows any more; payload `{ hash, before: ISO date-time }`. */
export const DROP_JOB = 'property.media.drop'
/** Removes a document's file; payload `{ key }`. */
export const DOCUMENT_JOB = 'property.document.drop'
/** Removes what crashes left; payload `{}`. */
export const SWEEP_JOB = 'property.sweep'
/** Takes homes whose mandate has run out off the site; payload `{}`. */
export const EXPIRE_JOB = 'property.expire'
/** Gives homes the moved point of their place; payload `{ after }`: an id, or null. */
export const POINTS_JOB = 'property.points'
