import type { VisitSignature } from '../../../../generated/model/index.ts'

/** The field a finger draws in; paths are whole numbers within it. */
export const FIELD = { width: 600, height: 200 } as const
/** Less ink than this, in units of the field, is a slip of the finger. */
const LEAST = 60

const POINT = /([ML])(\d{1,3}) (\d{1,3})/g

/**
 * The path as it may be drawn again, or null: only M and L with points inside the field, and enough
 * of them to be a signature. Nothing else of SVG is let through.
 */
export function cleanPath(path: string): string | null {
  if (!/^M\d{1,3} \d{1,3}( ?[ML]\d{1,3} \d{1,3})*$/.test(path)) return null
  let [ink, before] = [0, null as [number, number] | null]
  const points: string[] = []
  for (const [, command = 'M', a = '0', b = '0'] of path.matchAll(POINT)) {
    const [x, y] = [Number(a), Number(b)]
    if (x > FIELD.width || y > FIELD.height) return null
    if (command === 'L' && before) ink += Math.hypot(x - before[0], y - before[1])
    before = [x, y]
    points.push(`${command}${x} ${y}`)
  }
  return ink < LEAST ? null : points.join('')
}

/** A signature in its clean form, or null when it is none: a path or a typed name, never both. */
export function cleanSignature({ path, typed }: VisitSignature): VisitSignature | null {
  if (path !== undefined && typed === undefined) {
    const clean = cleanPath(path)
    return clean === null ? null : { path: clean }
  }
  const name = typed?.trim().replace(/\s+/g, ' ') ?? ''
  return path === undefined && name.length > 1 ? { typed: name } : null
}
