/** Bars of four for how sure it is; the words beside them say why. */
const BARS: [from: number, bars: number][] = [
  [95, 4],
  [60, 3],
  [0, 2],
]

/** How sure a match is, drawn; only four of four act alone. */
export function Certainty({ value }: { value: number }) {
  const bars = BARS.find(([from]) => value >= from)?.[1] ?? 0
  return (
    <span className={bars === 4 ? 'bank-bars is-sure' : 'bank-bars'} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={bar <= bars ? 'on' : ''} />
      ))}
    </span>
  )
}
