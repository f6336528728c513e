import type { Reader } from './services.ts'
import { readSwitch } from './switch.ts'

/** Caches in front that are told what changed. */
export interface EdgeSettings {
  /** Each of them is told. */
  urls: string[]
  method: 'PURGE' | 'POST'
  /** What opens them: name and value of one header. */
  header: [name: string, value: string] | null
}

/** Settings of caches in front of the server (docs/how-to/put-a-cdn-in-front.md). */
export interface EdgeConfig {
  /** Null: nobody is told. */
  edge: EdgeSettings | null
  /** Whether they may keep pages of agencies' websites, whose reads then go uncounted. */
  sitesShared: boolean
}

const HEADER = /^([\w-]+):\s*([\x21-\x7e]+(?: [\x21-\x7e]+)*)$/

export function readEdge({ text, faults }: Pick<Reader, 'text' | 'faults'>): EdgeConfig {
  const urls = text('EDGE_PURGE_URL', '')
    .split(',')
    .flatMap((one) => one.trim() || [])
  if (!urls.every((one) => URL.canParse(one) && /^https?:/.test(one)))
    faults.push('EDGE_PURGE_URL must be addresses of http: or https: with commas between them')
  const method = text('EDGE_PURGE_METHOD', 'PURGE')
  if (method !== 'PURGE' && method !== 'POST')
    faults.push('EDGE_PURGE_METHOD must be PURGE or POST')
  const written = text('EDGE_PURGE_HEADER', '')
  const [, name, value] = HEADER.exec(written) ?? []
  if (written !== '' && (name === undefined || value === undefined))
    faults.push('EDGE_PURGE_HEADER must be one header, name: value')
  return {
    edge:
      urls.length === 0
        ? null
        : {
            urls,
            method: method === 'POST' ? 'POST' : 'PURGE',
            header: name !== undefined && value !== undefined ? [name, value] : null,
          },
    sitesShared: readSwitch({ text, faults }, 'SITES_SHARED', 'off'),
  }
}
