/** A line of weekly counts, the last one marked. `label` is the sentence a person would say. */
export function Sparkline({ values, label }: { values: number[]; label: string }) {
  const top = Math.max(...values, 1)
  const at = (value: number, index: number) =>
    [4 + (index * 68) / Math.max(values.length - 1, 1), 30 - (value / top) * 26] as const
  const points = values.map((value, index) => at(value, index).join(',')).join(' ')
  const [x, y] = at(values.at(-1) ?? 0, values.length - 1)
  return (
    <svg viewBox="0 0 76 34" role="img" aria-label={label}>
      <polyline
        points={points}
        fill="none"
        stroke="var(--d-1)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="3" fill="var(--d-1)" />
    </svg>
  )
}
