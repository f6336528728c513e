import { expect, it } from 'vitest'
import { flakyIn } from './vitest.ts'
import { ROOT } from './part.ts'

it('names the tests that came right only at their second try', () => {
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
      test('is flaky', 'passed', ['AssertionError']),
      test('is broken', 'failed', ['AssertionError', 'AssertionError']),
    ],
  }
  expect(flakyIn({ numPassedTests: 2, numFailedTests: 1, testResults: [suite] })).toEqual([
    'server/a.test.ts: is flaky',
  ])
})
