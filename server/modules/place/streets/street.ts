/** A street of the index, as one line of its file: short keys, as there are some fifteen thousand. */
export interface StreetLine {
  /** Name as on the map. */
  n: string
  /** INE code of the municipality. */
  i: string
  /** A point on it, near its middle: lon, lat. */
  p: [number, number]
  /** West, south, east, north. */
  b: [number, number, number, number]
  /** House numbers: `12 2.71523 39.76612`, with semicolons between. */
  h: string
}

/** Where a house number is. */
export interface NumberSpot {
  number: string
  lon: number
  lat: number
}

const degrees = (value: number): number => Math.round(value * 1e5) / 1e5

export const writeNumbers = (numbers: readonly NumberSpot[]): string =>
  numbers.map(({ number, lon, lat }) => `${number} ${degrees(lon)} ${degrees(lat)}`).join(';')

export const readNumbers = (text: string): NumberSpot[] =>
  text === ''
    ? []
    : text.split(';').map((part) => {
        const [number = '', lon, lat] = part.split(' ')
        return { number, lon: Number(lon), lat: Number(lat) }
      })

/** A house number as it is compared: "12 A", "12-A" and "12a" are one. */
export const normaliseNumber = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^0-9a-z]+/g, '')
    .slice(0, 8)
