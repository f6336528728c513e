import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../part.ts'

const folder = mkdtempSync(join(tmpdir(), 'llar-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the house's rules say of a file with this text at this path. */
function lint(path: string, text: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const done = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'oxlint'),
    ['--format=unix', '-c', '.oxlintrc.json', path],
    { cwd: folder, encoding: 'utf8' },
  )
  return done.stdout
}

const raw = (tag: string) => `export const Raw = () => <${tag} />\n`

it.each(['button', 'input', 'select', 'textarea'])('refuses a raw <%s> in a room', (tag) => {
  const said = lint('src/features/place/raw.tsx', raw(tag))
  expect(said).toContain(`<${tag}> is forbidden`)
})

it('lets the kit have it, and a room have the kit', () => {
  expect(lint('src/ui/kit/raw.tsx', raw('button'))).not.toContain('forbid-elements')
  const room =
    "import { Button } from '../../ui/kit/button'\nexport const Part = () => <Button />\n"
  expect(lint('src/features/place/part.tsx', room)).not.toContain('forbid-elements')
})
