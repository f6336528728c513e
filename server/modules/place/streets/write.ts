import { open, rename } from 'node:fs/promises'
import { nearestTiles } from '../../../basemap/index.ts'
import { StreetBuilder } from './build.ts'

/** Makes the index of an archive's streets beside `file` and puts it in its place in one step. */
export async function writeStreets(
  archive: string,
  file: string,
): Promise<{ streets: number; settle: () => Promise<void> }> {
  const builder = new StreetBuilder()
  for await (const tile of nearestTiles(archive)) builder.add(tile)
  const streets = builder.streets()
  const handle = await open(`${file}.part`, 'w')
  try {
    await handle.writeFile(streets.map((street) => `${JSON.stringify(street)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { streets: streets.length, settle: () => rename(`${file}.part`, file) }
}
