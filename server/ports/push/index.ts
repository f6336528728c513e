import { namesInner } from '../fetch/index.ts'

/** Where a device is pushed to. */
export type PushRegistration =
  | { transport: 'webpush'; endpoint: string; keys: { p256dh: string; auth: string } }
  | { transport: 'fcm'; token: string }

/** What a device is told: at most 3 kB as JSON, since push services cap an encrypted record at 4,096 bytes. */
export interface PushMessage {
  id: string
  kind: string
  title: string
  body: string
  href: string
  topic: string
}

/** Whether a web push endpoint is https on the open internet; a name is looked at again when it is looked up. */
export function mayBePushedTo(endpoint: string, privateHosts: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return privateHosts || !(namesInner(url) || /(?:^|\.)localhost\.?$/i.test(url.hostname))
}
