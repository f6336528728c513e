import ButtonBase from '@mui/material/ButtonBase'
import type { ComponentProps } from 'react'
import { classNames } from '../../kit/class-names'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'color'> {
  /** What it does, for who does not see the picture. */
  label: string
  /** Where it stands, never how it looks. */
  className?: string
}

/** A button of the desk that is a picture only. */
export function IconButton({ type = 'button', label, className, ...button }: IconButtonProps) {
  return (
    <ButtonBase
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      {...button}
    />
  )
}
