import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPENAPI } from '../paths.ts'
import { readSources, sourceOf } from './source.ts'
import { stepUpFaults } from './step-up.ts'

const contract = readSources(OPENAPI)

/** What is said of the contract when one file of it reads otherwise. */
function faults(name: string, from: string | RegExp, to: string, folder = 'paths'): string[] {
  const file = join(OPENAPI, folder, name)
  const text = readFileSync(file, 'utf8')
  const source = sourceOf(file, text.replace(from, to))
  if (!source || text.replace(from, to) === text) throw new Error(`${name} is not changed`)
  const files = new Map(contract.files).set(file, source)
  return stepUpFaults({ ...contract, files }).map(({ message }) =>
    message.replace(/^.*: x-step-up: |^.* x-step-up: /, ''),
  )
}

test('the contract itself keeps to it', () => {
  expect(stepUpFaults(contract)).toEqual([])
})

test.each([
  [
    'takeout/takeouts.yaml',
    '  x-step-up: true\n',
    '',
    'createTakeout hands out everything: it is true',
  ],
  [
    'takeout/address.yaml',
    'x-step-up: true',
    'x-step-up: false',
    'createTakeoutAddress hands out everything: it is true',
  ],
  ['key/keys.yaml', '  x-step-up: true\n', '', 'createKey tells a secret: it is true'],
  [
    'webhook/secret.yaml',
    'x-step-up: true',
    'x-step-up: [url]',
    'renewWebhookSecret tells a secret: it is true',
  ],
  [
    'integration/address.yaml',
    '  x-step-up: true\n',
    '',
    'createIntegrationAddress tells a secret: it is true',
  ],
  [
    'fiscal/certificate.yaml',
    '  x-step-up: true\n',
    '',
    'setFiscalCertificate takes a secret: it is true, or names password',
  ],
  [
    'user/user.yaml',
    ', email, password]',
    ', email]',
    'updateUser takes a secret: it is true, or names password',
  ],
  [
    'integration/integration.yaml',
    '[secret, apiKey]',
    '[secret]',
    'updateIntegration takes a secret: it is true, or names apiKey',
  ],
  [
    'contact/export.yaml',
    '  x-step-up: true\n',
    '',
    'say true or false of exportContacts: it takes data out',
  ],
  [
    'analysis/export.yaml',
    '  x-step-up: false\n',
    '',
    'say true or false of exportAnalysis: it takes data out',
  ],
  ['user/user.yaml', '[role, active,', '[role, rights,', 'its body has no rights'],
  ['user/erasure.yaml', /    '403':\n.*\n/, '', 'its answers lack 403'],
  [
    'user/login.yaml',
    '  x-scope: public',
    '  x-step-up: true\n  x-scope: public',
    'nobody signs in for it',
  ],
])('%s without what it has to say is refused', (name, from, to, says) => {
  expect(faults(name, from, to)).toContain(says)
})

test.each([
  ['integration/IntegrationPatch.yaml', /(apiKey:\n.*\n) *x-secret: true\n/, 'apiKey'],
  ['chat/ChatToken.yaml', /(token:\n.*\n) *x-secret: false\n/, 'token'],
  ['user/ErasureInput.yaml', /(password:\n.*\n) *x-secret: false\n/, 'password'],
])('%s: what looks like a secret says whether it is', (name, from, field) => {
  expect(faults(name, from, '$1', 'schemas').join('\n')).toContain(`say x-secret of ${field}`)
})
