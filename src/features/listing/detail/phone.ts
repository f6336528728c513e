import type { Listing } from '../../../../generated/model'

/** Phone of the agent, else of the agency; null when neither gives one. */
export const phoneOf = ({ agent, agency }: Pick<Listing, 'agent' | 'agency'>): string | null =>
  agent?.phone ?? agency.phone

/** Digits of a phone for tel: and wa.me. */
export const dial = (phone: string): string => phone.replace(/[^\d+]/g, '')
