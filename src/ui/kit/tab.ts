import type { ReactNode } from 'react'

/** Tabs of a screen on either face; what they change stands in a `TabPanel`. */
export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly {
    value: Value
    label: ReactNode
    /** Something behind it is wrong. */
    bad?: boolean
  }[]
  value: Value
  onChange: (value: Value) => void
  /** Id of the `TabPanel`. */
  panel: string
  /** Where they stand, never how they look. */
  className?: string
}

/** Id of the tab that names a panel. */
export const tabId = (panel: string, value: string): string => `${panel}-tab-${value}`
