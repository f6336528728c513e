import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPENAPI } from '../paths.ts'
import { beforeSecondFaults } from './before-second.ts'
import { readSources, sourceOf } from './source.ts'

const contract = readSources(OPENAPI)
const MARK = '  x-before-second: new\n'

/** What is said of the contract when one path of it reads otherwise. */
function faults(name: string, from: string, to: string): string[] {
  const file = join(OPENAPI, 'paths', name)
  const text = readFileSync(file, 'utf8')
  const source = sourceOf(file, text.replace(from, to))
  if (!source || text.replace(from, to) === text) throw new Error(`${name} is not changed`)
  const files = new Map(contract.files).set(file, source)
  return beforeSecondFaults({ ...contract, files }).map(({ message }) =>
    message.replace(/^.* x-before-second: /, ''),
  )
}

test('the contract itself keeps to it', () => {
  expect(beforeSecondFaults(contract)).toEqual([])
})

test.each([
  [
    'user/login.yaml',
    '  x-scope: public\n',
    `  x-scope: public\n${MARK}`,
    'nobody signs in for it',
  ],
  [
    'user/users.yaml',
    '  x-scope: never\n',
    `  x-scope: never\n${MARK}`,
    'it is about oneself, whatever the role',
  ],
  [
    'user/totp-start.yaml',
    '  x-scope: never\n',
    '  x-scope: read:profile\n',
    'a key owes nothing: its scope is never',
  ],
  [
    'user/totp-start.yaml',
    '  x-scope: never\n',
    '  x-scope: never\n  x-operator: true\n',
    'the operator’s desk waits for the second step',
  ],
])('%s says what is wrong', (name, from, to, said) => {
  expect(faults(name, from, to)).toEqual([said])
})
