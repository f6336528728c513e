import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPENAPI } from '../paths.ts'
import { readFaults } from './read.ts'
import { readSources, sourceOf } from './source.ts'

const contract = readSources(OPENAPI)

/** What is said when one path lets a replica answer. */
function faults(name: string, word: string): string[] {
  const file = join(OPENAPI, 'paths', name)
  const text = readFileSync(file, 'utf8').replace(/\n {2}x-read: .*/, '')
  const source = sourceOf(file, text.replace('  x-scope:', `  x-read: ${word}\n  x-scope:`))
  if (!source) throw new Error(`${name} is none`)
  return readFaults({ ...contract, files: new Map(contract.files).set(file, source) }).map(
    ({ message }) => message.replace(/^.*? x-read: /, ''),
  )
}

test('the contract itself keeps to it', () => {
  expect(readFaults(contract)).toEqual([])
})

test.each([
  ['user/login.yaml', 'replica', 'stands on GET'],
  ['invoice/invoices.yaml', 'after-write', 'what invoice answers is never some seconds behind'],
  ['user/sessions.yaml', 'after-write', 'what user answers is never some seconds behind'],
  ['saved/shared-list.yaml', 'replica', 'what opens by a link is read from the primary'],
  ['listing/listing.yaml', 'after-write', 'strangers write nothing here: replica'],
  ['contact/contacts.yaml', 'replica', 'who signs in writes: after-write'],
])('%s is not %s', (name, word, says) => {
  expect(faults(name, word)).toEqual([says])
})
