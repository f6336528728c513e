/**
 * A number from 0 up to 1 that belongs to this text alone: the same in every run, on every machine.
 */
export function share(key: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** A whole number between two, both included. */
export const whole = (key: string, min: number, max: number): number =>
  min + Math.floor(share(key) * (max - min + 1))

/** One of a list that is not empty. */
export function pick<Item>(key: string, list: readonly [Item, ...Item[]] | readonly Item[]): Item {
  return list[whole(key, 0, list.length - 1)] as Item
}

const hex = (key: string, digits: number): string =>
  Math.floor(share(key) * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')

/** A UUID of version 7 that belongs to this text. */
export const uuidOf = (key: string): string =>
  `0193${hex(`${key}a`, 4)}-${hex(`${key}b`, 4)}-7${hex(`${key}c`, 3)}` +
  `-9${hex(`${key}d`, 3)}-${hex(`${key}e`, 6)}${hex(`${key}f`, 6)}`
