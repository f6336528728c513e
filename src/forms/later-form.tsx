import { lazy, Suspense } from 'react'
import type { SchemaFormProps } from './schema-form'
import { FormSkeleton } from './skeleton'

const Form = lazy(async () => ({ default: (await import('./schema-form')).SchemaForm }))

/**
 * A form that is only a part of its page, whose first visit must not wait for rjsf. Dialogs come
 * later as a whole and use `SchemaForm`.
 */
export const LaterForm = (props: SchemaFormProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <Form {...props} />
  </Suspense>
)
