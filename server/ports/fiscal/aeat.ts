import https from 'node:https'
import { text } from 'node:stream/consumers'
import { FiscalFailure, type FiscalIdentity, type FiscalPort } from './index.ts'
import { readAnswer } from './answer.ts'

/** Addresses of AEAT's WSDL: fixed, so that no setting sends a certificate anywhere else. */
const HOSTS = {
  live: { person: 'www1.agenciatributaria.gob.es', seal: 'www10.agenciatributaria.gob.es' },
  test: { person: 'prewww1.aeat.es', seal: 'prewww10.aeat.es' },
} as const
const PATH = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'
const TIMEOUT_MS = 60_000
const MOST_BYTES = 5_000_000

/** Where it goes in tests: another machine, whose certificate is trusted alone. */
export interface Double {
  port: number
  ca: string
}

interface Asked {
  host: string
  message: string
  identity: FiscalIdentity
  double: Double | null
}

const optionsOf = ({ host, identity, double }: Asked): https.RequestOptions => ({
  host: double ? 'localhost' : host,
  port: double?.port ?? 443,
  path: PATH,
  method: 'POST',
  pfx: identity.pfx,
  passphrase: identity.password,
  agent: false,
  timeout: TIMEOUT_MS,
  headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
  ...(double && { ca: double.ca }),
})

/** The answer's text, whatever its status: faults come with 500. */
const ask = (asked: Asked): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const request = https.request(optionsOf(asked), (response) => {
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > MOST_BYTES) response.destroy(new Error('the answer is too long'))
      })
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', reject)
    // A 101 answers nothing; unheard, it would end the request without a word.
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('answered 101'))
    })
    request.end(asked.message)
  })

/** What a failure of the line means: a certificate that is refused or does not open, or no line. */
export function failureOf(error: unknown): FiscalFailure {
  const { code = '', message } = error as NodeJS.ErrnoException
  const isOurs =
    /mac verify|pkcs12|unsupported|ALERT_(BAD|CERT|HANDSHAKE|UNKNOWN_CA|ACCESS)|alert (bad|cert|hand|unknown ca|access)/i
  return new FiscalFailure(
    isOurs.test(`${code} ${message}`) ? 'certificate' : 'down',
    message.slice(0, 200),
  )
}

/** The tax agency's web service for systems that send their invoices (SOAP 1.1, mutual TLS). */
export const aeat = (double: Double | null = null): FiscalPort => ({
  async send(message, identity, service) {
    const host = HOSTS[service][identity.kind]
    const asked = { host, message, identity, double }
    // What a file that does not open throws comes at once, not from the line.
    const { status, body } = await Promise.resolve()
      .then(() => ask(asked))
      .catch((error: unknown) => {
        throw failureOf(error)
      })
    if (status === 401 || status === 403)
      throw new FiscalFailure('certificate', `The service answered ${status}`)
    if (status !== 200 && !body.includes('faultstring'))
      throw new FiscalFailure('down', `The service answered ${status}`)
    return readAnswer(body)
  },
})
