import { keptObject } from '../../../lib/kept'

const key = (lesson: string): string => `llar.lesson.${lesson}`

/** Where somebody stopped in a video on this device, in seconds; 0 when nobody has. */
export function readSecond(lesson: string): number {
  const { second } = keptObject(() => localStorage, key(lesson))
  return typeof second === 'number' && second > 0 ? second : 0
}

/** Keeps it; at its end there is nothing to go on from. */
export function keepSecond(lesson: string, second: number | null): void {
  try {
    if (second === null) localStorage.removeItem(key(lesson))
    else localStorage.setItem(key(lesson), JSON.stringify({ second: Math.floor(second) }))
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
