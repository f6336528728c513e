import { expect, test } from 'vitest'
import { pkcs12 } from '../../testing/aeat/pkcs12.ts'
import { switchingService } from '../../testing/switching.ts'
import { selfSigned } from '../push/certificate.fixture.ts'
import { aeat, failureOf } from './aeat.ts'

const said = (code: string, message = '') => failureOf(Object.assign(new Error(message), { code }))

test.each([
  ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'tlsv1 alert unknown ca'],
  ['ERR_SSL_TLSV1_ALERT_ACCESS_DENIED', 'tlsv1 alert access denied'],
  ['ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED', 'sslv3 alert certificate expired'],
  ['', 'mac verify failure'],
])('a certificate that is not taken is told so: %s %s', (code, message) => {
  expect(said(code, message).reason).toBe('certificate')
})

test.each(['ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])('%s: nobody answers', (code) => {
  expect(said(code, 'read').reason).toBe('down')
})

test('an answer that would speak of something else (101) is none', async () => {
  const odd = await switchingService()
  const identity = {
    pfx: pkcs12(selfSigned(), 'secreto'),
    password: 'secreto',
    kind: 'person' as const,
  }
  await expect(aeat(odd).send('<x/>', identity, 'test')).rejects.toMatchObject({ reason: 'down' })
  await odd.close()
})
