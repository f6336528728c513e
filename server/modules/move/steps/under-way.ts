import type { MoveRow } from '../move.repository.ts'
import type { ItemKind } from '../item.repository.ts'
import type { Bucket } from '../window/limits.ts'

/** What is read side by side: each kind of thing is counted by the other program for itself. */
export type Lane = 'enum' | 'home' | 'owner' | 'photo'

export const LANES: Readonly<Record<Lane, { kinds: ItemKind[]; bucket: Bucket }>> = {
  enum: { kinds: ['enum'], bucket: 'enums' },
  home: { kinds: ['list', 'home', 'extra'], bucket: 'propiedades' },
  owner: { kinds: ['owner'], bucket: 'propietarios' },
  photo: { kinds: ['photo'], bucket: 'photos' },
}

/** Every lane. */
export const ALL_LANES = Object.keys(LANES) as Lane[]

/**
 * Whether a lane of a move may be worked on: before the start only what counts is read, after the
 * end only photos, of homes that another mapping made.
 */
export const isUnderWay = ({ state, token }: MoveRow, lane: Lane): boolean =>
  lane === 'photo'
    ? state === 'running' || state === 'done'
    : token !== null &&
      (state === 'running' || (state === 'checking' && (lane === 'enum' || lane === 'home')))
