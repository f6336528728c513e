/** The beginning of a hash as people compare it: a41f 9c07. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`
