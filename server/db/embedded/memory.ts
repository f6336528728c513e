import os from 'node:os'

const MB = 1024 * 1024

/** Bytes this process may count on: the machine's, or its container's where that is less. */
function available(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(os.totalmem(), limit) : os.totalmem()
}

/**
 * Megabytes of `shared_buffers`: an eighth of the memory, from 128 to 1024. The indexes of a
 * million homes take about a gigabyte; a page that lies in the disk's cache instead costs a copy at
 * every question. Memory is only taken as pages are read, so that a small portal stays small.
 */
export const bufferMegabytes = (bytes = available()): number =>
  Math.min(1024, Math.max(128, Math.floor(bytes / 8 / MB)))
