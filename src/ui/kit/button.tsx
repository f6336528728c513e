import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Where it stands, never how it looks. */
  className?: string
}

/** The button of what both faces share. It sends no form unless its `type` says so. */
export function Button({ type = 'button', variant, className, ...button }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant }, className)} {...button} />
}
