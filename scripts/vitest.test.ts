import { expect, it } from 'vitest'
import { namesIn } from './vitest.ts'
import { ROOT } from './part.ts'

it('names the tests that failed, for good or once', () => {
  const test = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const suite = {
    name: `${ROOT}/server/a.test.ts`,
    status: 'failed',
    startTime: 0,
    endTime: 1,
    assertionResults: [
      test('is well', 'passed', []),
      test('is flaky', 'passed', ['AssertionError: 1 is not 2\n  at a.test.ts']),
      test('is broken', 'failed', ['AssertionError', 'AssertionError']),
    ],
  }
  const torn = { ...suite, name: `${ROOT}/server/b.test.ts`, assertionResults: [] }
  expect(namesIn({ numPassedTests: 2, numFailedTests: 1, testResults: [suite, torn] })).toEqual([
    'failed server/b.test.ts: does not load',
    'failed server/a.test.ts: is broken (AssertionError)',
    'flaky  server/a.test.ts: is flaky (AssertionError: 1 is not 2)',
  ])
})
