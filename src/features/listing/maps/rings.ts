/** A point of an area, in degrees. */
export type Corner = readonly [lon: number, lat: number]

/** Corners of an area one after another; the last is joined to the first. */
export type Ring = readonly Corner[]

/** A hundred-thousandth of a degree, about a metre: the grid on which areas are written. */
export const GRID = 1e5

/**
 * Numbers of an encoded polyline (Google's algorithm); what is none gives what could be read of it.
 */
function numbersOf(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let place = 1
  for (const letter of text) {
    const part = letter.charCodeAt(0) - 63
    value += (part & 31) * place
    place *= 32
    if (part >= 32) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    place = 1
  }
  return numbers
}

/** The corners an address holds: an encoded polyline with five decimals, latitude first. */
export function readRing(text: string): Ring {
  const numbers = numbersOf(text)
  const ring: Corner[] = []
  let lat = 0
  let lon = 0
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at] ?? 0
    lon += numbers[at + 1] ?? 0
    ring.push([lon / GRID, lat / GRID])
  }
  return ring
}

function writeNumber(number: number): string {
  let value = number < 0 ? -number * 2 - 1 : number * 2
  let text = ''
  for (; value >= 32; value = Math.floor(value / 32)) text += String.fromCharCode((value % 32) + 95)
  return text + String.fromCharCode(value + 63)
}

/** Writes an area as `readRing` and the API read it. */
export function writeRing(ring: Ring): string {
  let lat = 0
  let lon = 0
  let text = ''
  for (const [east, north] of ring) {
    const toLat = Math.round(north * GRID)
    const toLon = Math.round(east * GRID)
    text += writeNumber(toLat - lat) + writeNumber(toLon - lon)
    lat = toLat
    lon = toLon
  }
  return text
}
