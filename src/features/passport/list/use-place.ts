import { useSearchParams } from 'react-router-dom'

export const STATES = ['red', 'amber', 'green'] as const
type State = (typeof STATES)[number]

const isState = (text: string | null): text is State =>
  (STATES as readonly (string | null)[]).includes(text)

/**
 * Which light is listed and how far on, in the address: who comes back from a home finds the list
 * as it was.
 */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const told = params.get('semaforo')
  const go = (change: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('tras')
        change(next)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    state: isState(told) ? told : STATES[0],
    /** Cursors of the pages that were turned, the last one in force. */
    places: params.getAll('tras'),
    choose: (state: State) => go((next) => next.set('semaforo', state)),
    turnTo: (places: string[]) =>
      go((next) => {
        for (const place of places) next.append('tras', place)
      }),
  }
}
