/** Red, green and blue of `#rrggbb` as amounts of light, 0 to 1 (the inverse of sRGB's gamma). */
export function linearOf(color: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours (`#rrggbb`) stand apart, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Red, green and blue, 0 to 255, as `#rrggbb`. */
export const hexOfRgb = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the second colour in the first, `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * share
  })
  return hexOfRgb(parts)
}

/** Black or white, whichever is read better on a colour: at least 4.58 to 1 on any. */
export const inkOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000'
