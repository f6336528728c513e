import type { FieldProps } from '@rjsf/utils'
import { lazy, Suspense } from 'react'
import { Sk } from '../../ui/skeleton'

const Localized = lazy(async () => ({ default: (await import('./localized')).LocalizedField }))

/** A text per language comes after its form: its tabs weigh, and most forms have none. */
export const LaterLocalized = (props: FieldProps) => (
  <Suspense fallback={<Sk w="100%" h={90} />}>
    <Localized {...props} />
  </Suspense>
)
