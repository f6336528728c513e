import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import type { Takeout, TakeoutAddress, TakeoutList } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { Line } from '../records/lines.ts'

/** A takeout as another program's reader of zips gives it. */
export interface Opened {
  takeout: Takeout
  path: string
  zip: Buffer
  names: string[]
  bytes(name: string): Buffer
  text(name: string): string
  lines(tag: string): Line[]
}

/** Every entry of a zip by a foreign reader, which checks sizes and, here, nothing else. */
export async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const reader = await fromBufferPromise(zip, { strictFileNames: true })
  for await (const entry of reader.eachEntry())
    found.set(entry.fileName, await buffer(await reader.openReadStreamPromise(entry)))
  return found
}

/** The newest takeout of an agency, downloaded and opened. */
export async function openTakeout(server: TestServer, { token }: Person): Promise<Opened> {
  const { items } = (await server.call('listTakeouts', { token })).body as TakeoutList
  const takeout = items[0] as Takeout
  const address = await server.call('createTakeoutAddress', { token, params: { id: takeout.id } })
  const path = new URL((address.body as TakeoutAddress).url).pathname
  const { rawPayload: zip } = await server.inject({ method: 'GET', url: path })
  const entries = await entriesOf(zip)
  const bytes = (name: string) => {
    const found = entries.get(name)
    if (!found) throw new Error(`No ${name} in the takeout`)
    return found
  }
  const text = (name: string) => bytes(name).toString()
  const lines = (tag: string) =>
    text(`data/${tag}.ndjson`)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
  return { takeout, path, zip, names: [...entries.keys()], bytes, text, lines }
}
