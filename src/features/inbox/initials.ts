/** Two letters for a name. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

const TONES = ['', 'b', 'c', 'd']

/** One of four colours, the same for the same record. */
export const tone = (id: string): string =>
  TONES[Number.parseInt(id.slice(-2), 16) % TONES.length] ?? ''
