import Divider from '@mui/material/Divider'

/** A line between groups of entries of a `Menu`. */
export function MenuRule() {
  return <Divider />
}
