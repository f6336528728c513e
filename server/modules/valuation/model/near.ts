import { kilometres, type Home } from './traits.ts'

/** Side of a square in which homes are looked up, in km. */
const SIDE = 0.25

/** Homes by the square they lie in, to find the nearest of many. */
export class Neighbourhood {
  readonly #squares = new Map<number, Home[]>()

  constructor(homes: readonly Home[]) {
    for (const home of homes) {
      const key = squareOf(Math.floor(home.x / SIDE), Math.floor(home.y / SIDE))
      const there = this.#squares.get(key)
      if (there) there.push(home)
      else this.#squares.set(key, [home])
    }
  }

  /** At most `count` homes within `km` of a point, the nearest first. */
  nearest(at: Pick<Home, 'x' | 'y'>, count: number, km: number): { home: Home; km: number }[] {
    const [column, row] = [Math.floor(at.x / SIDE), Math.floor(at.y / SIDE)]
    const found: { home: Home; km: number }[] = []
    // Whatever lies beyond a ring is at least its width away.
    for (let ring = 0; (ring - 1) * SIDE < km; ring += 1) {
      if (found.filter((one) => one.km <= (ring - 1) * SIDE).length >= count) break
      for (const [dx, dy] of ringOf(ring))
        for (const home of this.#squares.get(squareOf(column + dx, row + dy)) ?? []) {
          const away = kilometres(at, home)
          if (away <= km) found.push({ home, km: away })
        }
    }
    return found.sort((a, b) => a.km - b.km || (a.home.id < b.home.id ? -1 : 1)).slice(0, count)
  }
}

/** One number per square; columns and rows are some thousands at most. */
const squareOf = (column: number, row: number): number => column * 1_000_003 + row

/** The squares round one at a distance. */
function ringOf(ring: number): [number, number][] {
  if (ring === 0) return [[0, 0]]
  const squares: [number, number][] = []
  for (let step = -ring; step < ring; step += 1)
    squares.push([step, -ring], [ring, step], [-step, ring], [-ring, -step])
  return squares
}
