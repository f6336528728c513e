import https from 'node:https'
import webpush from 'web-push'
import { FetchRefused, guardedLookup, namesInner } from '../fetch/index.ts'
import type { PushMessage, PushOutcome, PushRegistration } from './index.ts'
import { payloadOf } from './payload.ts'

/** The pair of keys by which push services know this site (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** A pair of our own. */
export const makePushKeys = (): PushKeys => webpush.generateVAPIDKeys()

/** Seconds for which a push service keeps what a device that is off has not fetched. */
const KEPT = 86_400
const TIMEOUT_MS = 10_000

/** How the sender reaches push services. */
export interface WebPushOptions {
  keys: PushKeys
  /** `mailto:` or https: whom a push service writes to when something is wrong. */
  contact: string
  /** Endpoints may be inner addresses: tests only. */
  privateHosts: boolean
  /** A test's own certificate. */
  ca?: string
}

/**
 * What an answer means: 404 and 410 say that the device is gone, 429 and 5xx that another time may
 * do.
 */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'retry' : 'dropped'
}

/**
 * Sends by Web Push (RFC 8030, 8188, 8291, 8292): encrypted for the device, read by nobody in
 * between.
 */
export function webPush(options: WebPushOptions) {
  return async (
    to: PushRegistration & { transport: 'webpush' },
    message: PushMessage,
  ): Promise<PushOutcome> => {
    const url = new URL(to.endpoint)
    if (url.protocol !== 'https:' || (!options.privateHosts && namesInner(url))) return 'gone'
    const request = sealed(to, message, options)
    return request
      ? post(url, request.headers as Record<string, string>, request.body as Buffer, options)
      : 'dropped'
  }
}

/** Null: the device's keys are none, so nobody could read it. */
function sealed(
  to: PushRegistration & { transport: 'webpush' },
  message: PushMessage,
  { keys, contact }: WebPushOptions,
) {
  try {
    return webpush.generateRequestDetails(
      { endpoint: to.endpoint, keys: to.keys },
      payloadOf(message),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: KEPT,
        urgency: message.kind === 'CHAT' ? 'high' : 'normal',
        topic: message.topicKey,
      },
    )
  } catch {
    return null
  }
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  { privateHosts, ca }: WebPushOptions,
): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const call = https.request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      lookup: guardedLookup(privateHosts),
      agent: false,
      ...(ca === undefined ? {} : { ca }),
    })
    call.on('error', (error) => resolve(error instanceof FetchRefused ? 'gone' : 'retry'))
    call.on('response', (answer) => {
      answer.destroy() // the status says it all
      resolve(outcomeOf(answer.statusCode ?? 0))
    })
    // A 101 answers nothing; unheard, it would end the call without a word.
    call.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve('dropped')
    })
    call.on('close', () => resolve('retry'))
    call.end(body)
  })
}
