import { href } from '../../lib/href'

/** Addresses of what somebody accepts with an account: the conditions, the privacy policy. */
export const legalHrefs = (): string[] => [href('condiciones'), href('politica-de-privacidad')]
