/** A state in which every screen is looked at. */
export interface State {
  name: string
  /** Scenario of the mock; null: the usual. */
  scenario: string | null
  /**
   * What the screen must come to: everything there, a loading state that stands, or a state that
   * says what is wrong.
   */
  expected: 'content' | 'loading' | 'words'
}

/**
 * The five states of a screen (docs/how-to/test-on-the-mock.md), some of them in more than one way.
 */
export const STATES: readonly State[] = [
  { name: 'usual', scenario: null, expected: 'content' },
  { name: 'loading', scenario: 'waiting', expected: 'loading' },
  { name: 'empty', scenario: 'empty', expected: 'content' },
  { name: 'one', scenario: 'one', expected: 'content' },
  { name: 'many', scenario: 'many', expected: 'content' },
  { name: 'partial', scenario: 'partial', expected: 'content' },
  { name: 'later', scenario: 'later', expected: 'content' },
  { name: 'error', scenario: 'status-500', expected: 'words' },
  { name: 'offline', scenario: 'offline', expected: 'words' },
  { name: 'no right', scenario: 'row-4', expected: 'words' },
  { name: 'expired', scenario: 'expired', expected: 'words' },
]

/** The rows of the error catalogue that a reading screen can meet (specification, section 8). */
export const ROWS: readonly State[] = [1, 2, 5, 6, 7].map((row) => ({
  name: `row ${row}`,
  scenario: `row-${row}`,
  expected: 'words',
}))
