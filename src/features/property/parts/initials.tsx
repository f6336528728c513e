const TONES = ['', 'b', 'c', 'd']

/** A person as a disc with initials; the same person always has the same colour. */
export function Initials({ name, id }: { name: string; id: string }) {
  const letters = name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase()
  const tone = TONES[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % TONES.length]
  return (
    <span className={`av s ${tone}`} title={name} role="img" aria-label={name}>
      {letters}
    </span>
  )
}
