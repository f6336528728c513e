import LinearProgress from '@mui/material/LinearProgress'

interface ProgressProps {
  label: string
  /** From 0 to 1; null: nobody knows how much there is. */
  share: number | null
}

/** How far something is. */
export function Progress({ label, share }: ProgressProps) {
  return (
    <LinearProgress
      aria-label={label}
      {...(share === null
        ? {}
        : { variant: 'determinate' as const, value: Math.min(1, share) * 100 })}
    />
  )
}
