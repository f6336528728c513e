/** First letters of the first two words: 'Aina Ferragut Mas' → 'AF'. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(([first = '']) => first)
    .join('')
    .toLocaleUpperCase()

const TONES = ['', 'is-primary', 'is-sun', 'is-ok']

/** One of four colours, the same wherever this person or record is shown. */
export const toneOfId = (id: string): string =>
  TONES[Number.parseInt(id.slice(-2), 16) % TONES.length] ?? ''
