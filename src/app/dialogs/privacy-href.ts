import { href } from '../../lib/href'
import { EXISTING } from '../all-screens'

/** The address of the privacy policy, once it has a screen. */
export const privacyHref = (): string | null =>
  EXISTING.has('politica-de-privacidad') ? href('politica-de-privacidad') : null
