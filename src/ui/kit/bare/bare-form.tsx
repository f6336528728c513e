import type { ComponentProps } from 'react'

type BareFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** Sends it: by its button, by Enter in a line. Gets the form, for who reads its fields there. */
  onSend: (form: HTMLFormElement) => unknown
}

/** A form that a room draws and sends itself: the page is not left. */
export function BareForm({ onSend, ...form }: BareFormProps) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(event.currentTarget)
      }}
    />
  )
}
