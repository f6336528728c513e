import type { BaseMap } from '../../../generated/model/index.ts'
import { archiveIn, fileState, noteOf, streetsIn, surroundingsIn } from '../../basemap/index.ts'
import { readStreets, readSurroundings } from '../place/index.ts'

/** What lies in `DATA_DIR/map`; all of it null or 0 where nothing does. */
export async function baseMapOf(dataDir: string): Promise<BaseMap> {
  const archive = archiveIn(dataDir)
  const state = await fileState(archive)
  const note = state && (await noteOf(archive))
  const index = await readStreets(streetsIn(dataDir))
  const places = await readSurroundings(surroundingsIn(dataDir))
  return {
    bytes: state?.bytes ?? null,
    takenAt: state?.changedAt.toISOString() ?? null,
    source: note?.source ?? null,
    version: note?.version ?? null,
    streets: index?.streets.length ?? 0,
    numbers: index?.numbers ?? 0,
    surroundings: places?.length ?? 0,
  }
}
