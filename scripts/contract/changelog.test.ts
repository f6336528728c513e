import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANGELOG, releasedChangelog } from './changelog.ts'

const older = '## 0.2.0 (2026-01-02)\n\n- Boats.\n'
const before = `# Changelog\n\n## Unreleased\n\n- A boat has a length.\n\n${older}`

test('a release gives what waited its version and day, and begins anew', () => {
  expect(releasedChangelog(before, '0.3.0', '2026-02-03')).toBe(
    `# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-02-03)\n\n- A boat has a length.\n\n${older}`,
  )
})

test.each<[string, string, string, string]>([
  ['no heading', '# Changelog\n', '0.3.0', 'no heading "## Unreleased"'],
  ['nothing to tell', before.replace('- A boat has a length.\n', ''), '0.3.0', 'says nothing'],
  ['nothing to tell, and no release before', '## Unreleased\n', '0.3.0', 'says nothing'],
  ['the same version again', before, '0.2.0', 'already tells of 0.2.0'],
])('%s is refused', (_name, text, version, words) => {
  expect(() => releasedChangelog(text, version, '2026-02-03')).toThrow(words)
})

test('the changelog of this tree has the heading a release looks for', () => {
  expect(readFileSync(CHANGELOG, 'utf8').split('\n')).toContain('## Unreleased')
})
