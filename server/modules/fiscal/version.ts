import made from '../../../package.json' with { type: 'json' }

/** The program's version, as records name it. */
export const VERSION: string = made.version
