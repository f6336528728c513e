import type { ConnectionScope } from '../../../generated/model'

/** A scope as a key of words, where a colon would be another namespace. */
export const wordOf = (scope: ConnectionScope): string => scope.replace(':', '_')
