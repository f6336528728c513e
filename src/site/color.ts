/** Red, green, blue, 0 to 255. */
type Rgb = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour that may stand in a style sheet: `#rrggbb` and nothing else. */
export const isColor = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && HEX.test(text)

const rgb = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

const linear = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance(color: string): number {
  const [red, green, blue] = rgb(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [rgb(one), rgb(other)]
  return `#${from
    .map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Black or white, whichever is read better on a colour. */
export const inkOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000'

/** A colour moved towards black or white until it is read on each of the grounds. */
export function readable(color: string, grounds: readonly string[], least = 4.5): string {
  const [first = '#ffffff'] = grounds
  const end = inkOn(first)
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(color, end, share)
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried
  }
  return end
}
