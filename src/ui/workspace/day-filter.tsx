import { TextInput } from './kit/text-input'

interface DayFilterProps {
  /** What it is called: "From". */
  label: string
  /** What stands before it on the screen. */
  short: string
  /** YYYY-MM-DD; empty: none. */
  value: string
  onChange: (day: string) => void
}

/** A day in a row of filters, behind its word. */
export const DayFilter = ({ label, short, value, onChange }: DayFilterProps) => (
  <span className="day-filter">
    <span aria-hidden="true">{short}</span>
    <TextInput
      type="date"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </span>
)
