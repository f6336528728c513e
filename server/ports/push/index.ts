import { namesInner } from '../fetch/index.ts'

/** Where a device is pushed to. */
export type PushRegistration =
  | { transport: 'webpush'; endpoint: string; keys: { p256dh: string; auth: string } }
  | { transport: 'fcm'; token: string }

/**
 * What a device is told. `topicKey`: messages of one key replace each other at the push service; 32
 * letters, base64url.
 */
export interface PushMessage {
  id: string
  kind: 'CHAT' | 'NOTIFICATION'
  title: string
  body: string
  href: string
  topic: string
  topicKey: string
}

/** `gone`: forget the device. `retry`: another time may do. `dropped`: no time will. */
export type PushOutcome = 'sent' | 'gone' | 'retry' | 'dropped'

/** Sends to devices. Never throws: what went wrong is an outcome. */
export interface PushPort {
  /** The public key that a browser needs to subscribe, base64url. */
  publicKey(): Promise<string>
  send(registration: PushRegistration, message: PushMessage): Promise<PushOutcome>
}

/**
 * Whether a web push endpoint is https on the open internet; a name is looked at again when it is
 * looked up.
 */
export function mayBePushedTo(endpoint: string, privateHosts: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return privateHosts || !(namesInner(url) || /(?:^|\.)localhost\.?$/i.test(url.hostname))
}
