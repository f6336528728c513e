import Rating from '@mui/material/Rating'

interface StarsProps {
  label: string
  /** Words for so many stars. */
  words: (stars: number) => string
  none: string
  /** 0: none given. */
  value: number
  onChange: (stars: number) => void
}

/** Up to five stars. */
export function Stars({ label, words, none, value, onChange }: StarsProps) {
  return (
    <Rating
      value={value || null}
      aria-label={label}
      getLabelText={words}
      emptyLabelText={none}
      onChange={(_event, stars) => onChange(stars ?? 0)}
    />
  )
}
