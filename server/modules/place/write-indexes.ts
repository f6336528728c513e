import { nearestTiles, streetsIn, surroundingsIn } from '../../basemap/index.ts'
import { writeLines } from './index-file.ts'
import { StreetBuilder } from './streets/build.ts'
import { SurroundingsBuilder } from './surroundings/build.ts'

/** How many streets and places can be found once both indexes are in their places. */
export interface WrittenIndexes {
  streets: number
  surroundings: number
  settle: () => Promise<void>
}

/** Makes the indexes of an archive's tiles, read once, for the folder of data. */
export async function writeIndexes(archive: string, dataDir: string): Promise<WrittenIndexes> {
  const builders = { streets: new StreetBuilder(), surroundings: new SurroundingsBuilder() }
  for await (const tile of nearestTiles(archive)) {
    builders.streets.add(tile)
    builders.surroundings.add(tile)
  }
  const streets = builders.streets.streets()
  const surroundings = builders.surroundings.places()
  const written = [
    await writeLines(streetsIn(dataDir), streets),
    await writeLines(surroundingsIn(dataDir), surroundings),
  ]
  return {
    streets: streets.length,
    surroundings: surroundings.length,
    settle: async () => {
      for (const { settle } of written) await settle()
    },
  }
}
