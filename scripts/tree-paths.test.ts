import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './part.ts'

test('a tree may lie in a folder with a space or an accent: no path is read off an address', () => {
  const files = globSync('{server,scripts,mocks,client}/**/*.{ts,mjs}', { cwd: ROOT }).filter(
    (file) => !file.includes('node_modules') && !file.endsWith('tree-paths.test.ts'),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(found).toEqual([])
})
