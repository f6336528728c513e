import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  archiveIn,
  fileState,
  MapFault,
  NoArchive,
  openSource,
  takeTiles,
} from '../server/basemap/index.ts'
import { readEnv } from '../server/config/env.ts'
import { writeIndexes } from '../server/modules/place/index.ts'

const USAGE = [
  'npm run map [-- SOURCE]',
  '  takes the streets of the islands into DATA_DIR/map, some 60 MB, once and whenever they are to be newer.',
  '  SOURCE is a basemap archive of Protomaps (PMTiles): its address or a file. Left out: the newest of the',
  '  builds of the last days at https://build.protomaps.com.',
  '  Cut off, it goes on where it was when it is run again.',
].join('\n')

const DAY_MS = 86_400_000

/** Addresses of the builds of the last days, the newest first: each is named by its day. */
const builds = (now: Date): string[] =>
  Array.from({ length: 7 }, (_, days) =>
    new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''),
  ).map((day) => `https://build.protomaps.com/${day}.pmtiles`)

/** The first that is there; else the fault of the last. */
async function firstOf(places: string[]) {
  for (const place of places) {
    const source = await openSource(place)
    try {
      await source.getBytes(0, 127)
      return source
    } catch (error) {
      if (!(error instanceof NoArchive) || place === places.at(-1)) throw error
    }
  }
  throw new MapFault(USAGE)
}

/** `npm run map`: beside a running server or without one; it sees the new file by itself. */
async function main(): Promise<void> {
  const [place, ...more] = process.argv.slice(2)
  if (more.length > 0 || place?.startsWith('-')) throw new MapFault(USAGE)
  const { dataDir } = readEnv(process.env)
  const file = archiveIn(dataDir)
  const source = await firstOf(place === undefined ? builds(new Date()) : [place])
  try {
    const { part, settle } = await takeTiles({ source, file, say: console.log })
    console.log('Making the indexes of streets, house numbers and what lies around …')
    const index = await writeIndexes(part, dataDir).catch(async (error: unknown) => {
      // It holds bytes that nobody sent: nothing of it is used again.
      await rm(part, { force: true })
      throw error
    })
    await index.settle()
    await settle()
    console.log(`${index.streets} streets and ${index.surroundings} places around can be found.`)
  } finally {
    await source.close()
  }
  const there = await fileState(file)
  console.log(
    `The map has its streets: ${path.relative('.', file)}, ${((there?.bytes ?? 0) / 1e6).toFixed(1)} MB.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof MapFault ? error.message : error)
  process.exit(error instanceof MapFault && error.message === USAGE ? 2 : 1)
})
