/**
 * What the browser's main thread worked for one act (ms of processor time), and how long the act
 * took by the clock.
 */
export interface ScreenFound {
  list: string
  act: string
  thread: number
  /** Worked once all was there: code of pages that links lead to, mostly. */
  after: number
  clock: number
  /** Of the clock, how long typing rests before a search begins. */
  rest: number
}
