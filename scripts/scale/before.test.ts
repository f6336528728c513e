import { expect, test } from 'vitest'
import { commitBefore } from './before.ts'

test('the version before is a commit, and one that is not there is none', () => {
  expect(commitBefore('HEAD')).toMatch(/^[0-9a-f]{40}$/)
  expect(commitBefore('no-such-commit')).toBeNull()
})
