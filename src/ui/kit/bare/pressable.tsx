import type { ComponentProps } from 'react'

/** What is pressed, drawn by the room itself. It sends no form unless its `type` says so. */
export function Pressable({ type = 'button', ...button }: ComponentProps<'button'>) {
  return <button type={type} {...button} />
}
