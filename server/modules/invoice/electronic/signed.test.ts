import { SignedXml } from 'xml-crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfSigned } from '../../../ports/push/certificate.fixture.ts'
import { rsaCertificate } from '../../../testing/aeat/certificate.ts'
import { pkcs12 } from '../../../testing/aeat/pkcs12.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { issued } from '../invoice.fixture.ts'

let server: TestServer
let admin: Person
let other: Person
let id: string
const own = rsaCertificate()

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-28T10:00:00Z') })
  admin = await server.register({ agencyName: 'Port Vell' })
  other = await server.register({ agencyName: 'Sal i Pins' })
  const row = await issued(server, admin, {
    by: { agencyId: admin.profile.agency_ids[0] ?? '' },
    receiverAgencyId: other.profile.agency_ids[0] ?? null,
    issuer: { name: 'Port Vell & Fills, S.L.', taxId: 'B57123457', address: 'Moll 3, 07012 Palma' },
    receiver: { name: 'Nord, S.L.', taxId: 'B07000003', address: 'Carrer 1, 07001 Palma' },
  })
  id = row.id
})
afterAll(() => server.close())

const file = (person = admin) =>
  server.call('downloadInvoiceFacturae', {
    token: person.token,
    params: { id },
    query: { signed: true },
  })
const refusedIn = (words: string) => ({
  status: 406,
  body: { detail: expect.stringContaining(words) },
})
const give = async (pair: { key: string; cert: string }) => {
  const given = await server.call('setFiscalCertificate', {
    token: admin.token,
    body: { password: 'contraseña', kind: 'seal' as const },
    files: [
      {
        field: 'file',
        filename: 'agencia.p12',
        mime: 'application/x-pkcs12',
        content: pkcs12(pair, 'contraseña'),
        extra: 'certificate',
      },
    ],
  })
  expect(given.status).toBe(200)
}
const isHeld = (xml: string): boolean => {
  const [signature = ''] = /<ds:Signature .*<\/ds:Signature>/s.exec(xml) ?? []
  const judge = new SignedXml({ publicCert: own.cert, getCertFromKeyInfo: () => null })
  judge.loadSignature(signature)
  return judge.checkSignature(xml)
}

describe('a signed Facturae of an agency', () => {
  it('without a certificate: 406 says where to upload one, and unsigned it goes out', async () => {
    expect(await file()).toMatchObject(refusedIn('súbelo en Contabilidad, VeriFactu'))
    const unsigned = await server.call('downloadInvoiceFacturae', {
      token: admin.token,
      params: { id },
    })
    expect(unsigned.status).toBe(200)
    expect(String(unsigned.body)).not.toContain('ds:Signature')
  })

  it('with one whose key no policy takes: 406 in words', async () => {
    await give(selfSigned())
    expect(await file()).toMatchObject(refusedIn('clave RSA'))
  })

  it('is held by the agency’s certificate, and by what was issued', async () => {
    await give(own)
    const { status, headers, body } = await file()
    expect([status, headers['content-type']]).toEqual([200, 'application/xml'])
    expect(headers['content-disposition']).toContain('-facturae.xsig')
    const xml = String(body)
    expect(xml).toContain('<CorporateName>Port Vell &amp; Fills, S.L.</CorporateName>')
    expect(xml).toContain('<xades:SigningTime>2026-11-28T10:00:00Z</xades:SigningTime>')
    expect(isHeld(xml)).toBe(true)
    expect(xml).not.toContain('contraseña')
  })

  it('is not for who it was issued to, whatever they have, nor for strangers', async () => {
    expect(await file(other)).toMatchObject(refusedIn('Solo firma quien emitió'))
    const stranger = await server.register({ agencyName: 'Cala Figuera' })
    expect((await file(stranger)).status).toBe(404)
  })

  it('with one that has run out, or that another key sealed: 406 in words', async () => {
    const change = (values: { certificate_until: Date } | { certificate: Buffer }) =>
      server.db.updateTable('fiscal_setting').set(values).execute()
    await change({ certificate_until: new Date('2026-11-27T10:00:00Z') })
    expect(await file()).toMatchObject(refusedIn('caducó el 27 de noviembre de 2026'))
    await give(own)
    await change({ certificate: Buffer.alloc(200, 7) })
    expect(await file()).toMatchObject(refusedIn('no se puede abrir'))
  })
})
