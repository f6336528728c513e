import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { aeatFaults } from '../../modules/fiscal/aeat.fixture.ts'
import { selfSigned } from '../../ports/push/certificate.fixture.ts'
import { answerTo, type Held, type Outcome } from './answer.ts'

/**
 * A double of the tax agency's web service: HTTPS, wants a certificate, holds each message to
 * AEAT's XSD, knows what it has (a second time is refused as a duplicate), says how long to wait,
 * and breaks off where it is told to.
 */
export interface AeatDouble {
  port: number
  ca: string
  /** What it has taken, by number and kind. */
  held: Map<string, Held>
  /** Messages that came, as they came. */
  messages: string[]
  /** The certificate's name of each. */
  callers: string[]
  /** What it will say of a number, once. */
  say(fullNumber: string, outcome: Outcome): void
  /** The next message is taken, and its answer never comes. */
  loseAnswer(): void
  close(): Promise<void>
}

const SOAP = /<soapenv:Body>(.*)<\/soapenv:Body>/s

const fault = (words: string): string =>
  `<env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body><env:Fault>` +
  `<faultcode>env:Client</faultcode><faultstring>${words}</faultstring></env:Fault></env:Body>` +
  `</env:Envelope>`

/** Starts one on a free port of the loopback. */
export async function aeatDouble(): Promise<AeatDouble> {
  const own = selfSigned()
  const held = new Map<string, Held>()
  const outcomes = new Map<string, Outcome>()
  const messages: string[] = []
  const callers: string[] = []
  let isLost = false
  const server = https.createServer(
    { ...own, requestCert: true, rejectUnauthorized: false },
    async (request, response) => {
      const name = (request.socket as TLSSocket).getPeerCertificate().subject?.CN
      if (name === undefined) return void response.writeHead(403).end()
      const message = await text(request)
      callers.push(String(name))
      messages.push(message)
      const [, body = ''] = SOAP.exec(message) ?? []
      const faults = request.headers.soapaction === '""' ? await aeatFaults(body) : ['no action']
      response.setHeader('content-type', 'text/xml; charset=utf-8')
      if (faults.length > 0)
        return void response
          .writeHead(500)
          .end(fault(`Codigo[4102].El XML no cumple el esquema. ${faults.length} faltas`))
      const answer = answerTo(body, { held, outcomes })
      if (isLost) {
        isLost = false
        return void response.destroy()
      }
      response.end(answer)
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    ca: own.cert,
    held,
    messages,
    callers,
    say: (fullNumber, outcome) => void outcomes.set(fullNumber, outcome),
    loseAnswer: () => {
      isLost = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
