/** What keeps the tiles from coming, in a sentence for who started the command. */
export class MapFault extends Error {}

/** The archive is not the one that was begun. */
export class ChangedUnderneath extends MapFault {}

/** Nothing lies at an address. */
export class NoArchive extends MapFault {}
