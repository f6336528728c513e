import { classNames } from '../class-names'

export interface ButtonLook {
  /** `main`: what the page is for. `text`: no edge. `line`: beside one that counts more. */
  variant?: 'plain' | 'main' | 'text' | 'line'
  size?: 'medium' | 'large'
  /** As broad as what it stands in. */
  wide?: boolean
}

const VARIANTS = { plain: '', main: 'public-button-main', text: 'public-button-text', line: 'line' }

/** Look of a public button, for a link that looks like one; `place`: where it stands. */
export const buttonClass = (
  { variant = 'plain', size = 'medium', wide = false }: ButtonLook = {},
  place?: string,
): string =>
  classNames(
    'public-button',
    VARIANTS[variant],
    size === 'large' && 'public-button-large',
    wide && 'public-button-wide',
    place,
  )
