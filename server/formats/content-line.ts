import { clean } from './xml.ts'

/** Octets of a line of a calendar (RFC 5545, 3.1) or a card (RFC 6350, 3.2). */
const MOST = 75

/**
 * A content line as lines of at most 75 octets; those after the first begin with a space. Control
 * signs (a word processor's soft break) may stand in none: programs refuse the whole file for one.
 */
export function foldLine(line: string): string {
  const lines: string[] = []
  let [current, size] = ['', 0]
  // By letter: one of several octets is never cut.
  for (const letter of clean(line)) {
    const octets = Buffer.byteLength(letter)
    if (size + octets > MOST) {
      lines.push(current)
      ;[current, size] = [' ', 1]
    }
    current += letter
    size += octets
  }
  return [...lines, current].join('\r\n')
}
