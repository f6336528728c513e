import { classNames } from '../class-names'

/** `main`: what the page is for. `text`: no edge. `line`: beside one that counts more. */
export type ButtonVariant = 'plain' | 'main' | 'text' | 'line'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'medium' | 'large'
  /** As broad as what it stands in. */
  wide?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  plain: '',
  main: 'btn-p',
  text: 'btn-t',
  line: 'line',
}

/** Look of a public button, for a link that looks like one. */
export const buttonClass = (
  { variant = 'plain', size = 'medium', wide = false }: ButtonLook = {},
  place?: string,
): string =>
  classNames('btn', VARIANTS[variant], size === 'large' && 'btn-l', wide && 'btn-b', place)
