import type { PushMessage } from './index.ts'

/** Push services cap an encrypted record at 4,096 bytes; what we send stays well below. */
export const PAYLOAD_BYTES = 3000
const FIRST_LETTERS = 500

/** The JSON that a device is given; its body is cut at a whole letter until all fits. */
export function payloadOf({ topicKey: _topicKey, ...message }: PushMessage): string {
  const letters = [...message.body]
  for (let length = Math.min(letters.length, FIRST_LETTERS); ; length = Math.floor(length / 2)) {
    const body = length < letters.length ? `${letters.slice(0, length).join('')}…` : message.body
    const text = JSON.stringify({ ...message, body })
    if (Buffer.byteLength(text) <= PAYLOAD_BYTES || length === 0) return text
  }
}
