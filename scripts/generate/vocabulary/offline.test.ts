import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPENAPI } from '../paths.ts'
import { offlineFaults } from './offline.ts'
import { readSources, sourceOf } from './source.ts'

const contract = readSources(OPENAPI)
const QUEUE = 'x-offline: { queue: true }'

/** What is said of the contract when the operation of a path waits, too. */
function faults(name: string, operation: string): string[] {
  const file = join(OPENAPI, 'paths', name)
  const text = readFileSync(file, 'utf8')
  const marked = text.replace(`${operation}\n`, `${operation}\n  ${QUEUE}\n`)
  const source = sourceOf(file, marked)
  if (!source || marked === text) throw new Error(`${name} is not changed`)
  const files = new Map(contract.files).set(file, source)
  return offlineFaults({ ...contract, files }).map(({ message }) => message)
}

test('the contract itself keeps to it', () => {
  expect(offlineFaults(contract)).toEqual([])
})

test.each([
  ['property/media-list.yaml', 'uploadPropertyMedia', 'what takes files does not wait'],
  ['key/keys.yaml', 'createKey', 'what asks who it is'],
  ['user/login.yaml', 'loginUser', 'nobody signs in for it'],
  ['demand/demand.yaml', 'getDemand', 'only what writes has a queue'],
])('%s cannot wait', (name, operation, says) => {
  expect(faults(name, operation)).toEqual([expect.stringContaining(`x-offline: ${says}`)])
})
