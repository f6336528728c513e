import ButtonBase from '@mui/material/ButtonBase'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, ButtonLook {
  /** While it works it cannot be pressed; a text: what it says meanwhile. */
  busy?: string | boolean | null
  /** Where it stands, never how it looks. */
  className?: string
}

/** The button of the desk. It sends no form unless its `type` says so. */
export function Button({
  type = 'button',
  variant,
  busy = false,
  disabled = false,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <ButtonBase
      type={type}
      className={buttonClass({ variant }, className)}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      {...button}
    >
      {typeof busy === 'string' && busy !== '' ? busy : children}
    </ButtonBase>
  )
}
