import type { Media, PropertyType, PublicOperation } from '../../generated/model/index.ts'
import type { Die } from './die.ts'

export function operationOf(r: number): PublicOperation {
  return r < 0.6
    ? 'V'
    : r < 0.8
      ? 'A'
      : r < 0.88
        ? 'TDA'
        : r < 0.96
          ? 'ON'
          : r < 0.98
            ? 'T'
            : r < 0.99
              ? 'VOT'
              : 'NP'
}
export function typeOf(r: number): PropertyType {
  return r < 0.82
    ? 'vivienda'
    : r < 0.88
      ? 'local'
      : r < 0.93
        ? 'terreno'
        : r < 0.97
          ? 'parking'
          : r < 0.99
            ? 'oficina'
            : 'nave'
}
export function weighted<T extends { weight: number }>(list: T[], at: number): T {
  let left = at
  return list.find(({ weight }) => (left -= weight) < 0) ?? (list[0] as T)
}
/** Roughly a normal distribution, -3 to 3. */
export function bell(roll: Die): number {
  return (roll() + roll() + roll() + roll() - 2) * 1.7
}
export function round(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
/** A UUIDv7 whose random bits fall the same each time. */
export function idOf(n: number, roll: Die): string {
  const time = (1760000000000 + n).toString(16).padStart(12, '0')
  const hex = (digits: number): string =>
    Math.floor(roll() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`
}
export function photos(roll: Die, count: number): Media[] {
  return Array.from({ length: count }, (_, i) => {
    const hash = Array.from({ length: 4 }, () =>
      Math.floor(roll() * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
    return {
      id: hash,
      kind: i === 7 ? 'plan' : 'photo',
      state: 'ready',
      src: `/media/${hash}`,
      widths: [320, 640, 960, 1440],
      width: 1440,
      height: 960,
      color: '#c8b8a0',
      label: null,
      caption: {},
      visibility: 'public',
    }
  })
}
