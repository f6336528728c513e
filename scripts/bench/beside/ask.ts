import http from 'node:http'
import { percentile } from '../measure.ts'

const CONNECTIONS = 32
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** One GET; the whole answer is read, and any but 200 ends the bench. */
export function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${url}: ${response.statusCode} ${body.slice(0, 200)}`))
      })
    })
    request.on('error', reject)
  })
}

/** What a round of questions took. */
export interface Round {
  perSecond: number
  /** Milliseconds. */
  p95: number
}

/** `count` questions of a list in turn, over 32 connections. */
export async function askAll(urls: string[], count: number): Promise<Round> {
  const times: number[] = []
  const begin = performance.now()
  let next = 0
  const client = async (): Promise<void> => {
    while (next < count) {
      const url = urls[next % urls.length] ?? ''
      next += 1
      const sent = performance.now()
      await ask(url)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const seconds = (performance.now() - begin) / 1000
  return { perSecond: count / seconds, p95: percentile(times, 0.95) }
}
