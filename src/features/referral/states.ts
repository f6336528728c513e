import type { Referral, ReferralState } from '../../../generated/model'
import type { Tone } from '../../ui/status-chip'

export const TONES: Record<ReferralState, Tone> = {
  draft: 'neutral',
  sent: 'sun',
  confirmed: 'sea',
  contacted: 'sea',
  visited: 'sea',
  mandate: 'primary',
  sold: 'primary',
  due: 'sun',
  paid: 'ok',
  refused: 'neutral',
  duplicate: 'neutral',
  known: 'neutral',
  expired: 'neutral',
  rejected: 'neutral',
}

/** The way of a referral that goes well. */
export const WAY = ['sent', 'confirmed', 'contacted', 'visited', 'mandate', 'sold', 'paid'] as const

/** How a referral ended that did not go well. */
export const isOver = ({ state }: Pick<Referral, 'state'>): boolean =>
  ['refused', 'duplicate', 'known', 'expired', 'rejected'].includes(state)

/** A referral in a line: the kind of home and its place. */
export const titleOf = (
  { home, place, number }: Pick<Referral, 'home' | 'place' | 'number'>,
  t: (key: string, words?: Record<string, string>) => string,
): string => (home && place ? t('title', { type: t(`enums.type.${home.type}`), place }) : number)

/** Roles that pass owners on; others read what they passed on before. */
export const passesOn = (role: string): boolean => role === 'USER' || role === 'REFERRED'
