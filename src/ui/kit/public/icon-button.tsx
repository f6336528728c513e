import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for who does not see the picture. */
  label: string
  /** Where it stands, never how it looks. */
  className?: string
}

/** A public button that is a picture only. */
export function IconButton({ type = 'button', label, className, ...button }: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('public-icon-button', className)}
      aria-label={label}
      {...button}
    />
  )
}
