/** What is asked for, as Inmovilla counts it. Photos are ours to be sparing with. */
export type Bucket = 'enums' | 'propiedades' | 'propietarios' | 'clientes' | 'photos'

interface Limit {
  most: number
  seconds: number
}

/** Source: documentation of Inmovilla's REST API v1; more is answered 408. */
export const LIMITS: Readonly<Record<Bucket, readonly Limit[]>> = {
  enums: [
    { most: 2, seconds: 60 },
    { most: 10, seconds: 600 },
  ],
  propiedades: [
    { most: 10, seconds: 60 },
    { most: 50, seconds: 600 },
  ],
  propietarios: [
    { most: 20, seconds: 60 },
    { most: 100, seconds: 600 },
  ],
  clientes: [
    { most: 20, seconds: 60 },
    { most: 100, seconds: 600 },
  ],
  photos: [{ most: 2, seconds: 1 }],
}

/**
 * Windows are taken a tenth longer than they are: we count when a call leaves, they when it arrives.
 * Of 5 homes a minute 4.5 are left.
 */
const MARGIN_MS = 1100
/** Calls that come evenly find a window free when somebody else uses the key, too. */
const EVEN: ReadonlySet<Bucket> = new Set<Bucket>(['propiedades', 'propietarios', 'clientes'])

/** How long the longest window is, and so how long a call has to be remembered, in ms. */
export const REMEMBERED_MS = 600 * MARGIN_MS

/** Time between two calls at the pace that can be kept for hours, in ms. */
export function pace(bucket: Bucket, isSlow: boolean): number {
  const ms = Math.max(
    ...LIMITS[bucket].map(
      ({ most, seconds }) => (seconds * MARGIN_MS) / (isSlow ? most / 2 : most),
    ),
  )
  return Math.ceil(ms)
}

/** What the other program said of too many calls. */
export interface Rest {
  restsUntil: Date
  slowUntil: Date
}

/**
 * When a call may leave: now, or later. `calls`: when earlier ones left, newest first, those of the
 * longest window. A call noted while a clock ran ahead counts as of now.
 */
export function freeAt(calls: Date[], bucket: Bucket, now: Date, rest: Rest | null): Date {
  const at = calls.map((call) => Math.min(call.getTime(), now.getTime()))
  const isSlow = rest !== null && rest.slowUntil > now
  let free = Math.max(now.getTime(), rest?.restsUntil.getTime() ?? 0)
  for (const { most, seconds } of LIMITS[bucket]) {
    const allowed = isSlow ? Math.max(1, Math.floor(most / 2)) : most
    const oldest = at[allowed - 1]
    if (oldest !== undefined) free = Math.max(free, oldest + seconds * MARGIN_MS)
  }
  const [last] = at
  if (last !== undefined && EVEN.has(bucket)) free = Math.max(free, last + pace(bucket, isSlow))
  return new Date(free)
}
