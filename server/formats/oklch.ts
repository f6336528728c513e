import { hexOfRgb, linearOf } from './color.ts'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (CSS Color 4, `oklch()`). */
export interface Oklch {
  l: number
  c: number
  h: number
}

const gamma = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** `#rrggbb` as OKLCH; matrices of Ottosson (2020), as CSS Color 4 has them. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { l: light, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI }
}

function rgbOf({ l: light, c, h }: Oklch): number[] {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const l = (light + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (light - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (light - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (rgb: number[]): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005)

/** The colour as `#rrggbb`; one that no screen shows gives up chroma, never hue or lightness. */
export function hexOf({ l, c, h }: Oklch): string {
  let [least, most] = [0, c]
  if (isShown(rgbOf({ l, c, h }))) least = c
  for (let round = 0; round < 16 && least < c; round += 1) {
    const tried = (least + most) / 2
    if (isShown(rgbOf({ l, c: tried, h }))) least = tried
    else most = tried
  }
  return hexOfRgb(
    rgbOf({ l, c: least, h }).map((part) => gamma(Math.min(1, Math.max(0, part))) * 255),
  )
}

/** How far two colours look apart; 0.02 is hardly seen. */
export function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [one, other].map(({ c, h }) => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ])
  return Math.hypot(one.l - other.l, (a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0))
}
