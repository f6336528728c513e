import { expect, it } from 'vitest'
import { newRecoveryCodes, plainCode } from './recovery.ts'
import { addressOf, newSecret, stepOf } from './totp.ts'

/** "12345678901234567890" in base32, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The appendix shows eight digits; six are the last six of them.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B: second %i', (second, digits) => {
  const code = digits.slice(2)
  const step = Math.floor(second / 30)
  const at = (seconds: number) => stepOf(SECRET, code, new Date(seconds * 1000))
  expect([at(second), at(second - 30), at(second + 30)]).toEqual([step, step, step])
  expect([at(second - 90), at(second + 90)]).toEqual([null, null])
})

it('a secret is 160 bits, and an address of it names site and account', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(addressOf(secret, { issuer: 'Llar', label: 'aina@portalvell.example' }))
  expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining('Llar:aina@portalvell.example'),
  ])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Llar' })
})

it('ten recovery codes, each another, however one is written', () => {
  const codes = newRecoveryCodes()
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(plainCode(' K3V9T – 7hq2m ')).toBe('k3v9t7hq2m')
})
