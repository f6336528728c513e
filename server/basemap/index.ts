/** The door of the map's tiles: what is there, taking them, reading them. */
export { archiveIn, fileState, streetsIn, surroundingsIn, type FileState } from './files.ts'
export { ChangedUnderneath, MapFault, NoArchive } from './fault.ts'
export { nearestTiles, noteOf, type ArchiveNote, type Tile } from './read.ts'
export { openSource, type ArchiveSource } from './source.ts'
export { takeTiles, type Taken } from './take.ts'
