/**
 * The agency's mark as this browser saw it last: the frame shows it before anything is asked
 * (src/desk-frame.ts reads the same key). What it says is public.
 */
export interface KeptMark {
  /** Whose it is. */
  agencyId: string
  name: string
  initials: string
  logo: string | null
  /** Its islands, in words of `lang`. */
  places: string
  lang: string
}

const KEY = 'llar.mark'

/** What is kept of this agency; null where it is another's, or nothing. */
export function keptMark(agencyId: string): KeptMark | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptMark | null
    return kept?.agencyId === agencyId ? kept : null
  } catch {
    return null
  }
}

/** Keeps it for the next page. */
export function keepMark(mark: KeptMark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mark))
  } catch {
    // A browser that keeps nothing: the frame says "your agency".
  }
}
