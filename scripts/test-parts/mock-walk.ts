import type { Result } from '../part.ts'
import { STATES } from '../mock-walk/states.ts'
import { walk } from '../mock-walk/walk.ts'

export const name = 'screens on the mock'
export const cores = 0.5
export const seconds = 300

/** The states that screens take in turn here; `npm run mock:walk` looks at each in all of them. */
const TURN = STATES.filter(({ name: state }) =>
  ['loading', 'empty', 'many', 'partial', 'error', 'no right'].includes(state),
)
const placeOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/**
 * Every screen on the mock in one state, the states in turn: none is white, shows a key, waits for
 * ever or throws.
 */
export async function run(): Promise<Result> {
  const { looks, faults } = await walk({
    states: TURN,
    chosen: ({ name: screen }, state) => TURN[placeOf(screen) % TURN.length] === state,
  })
  return { passed: looks - faults.length, failed: faults.length }
}
