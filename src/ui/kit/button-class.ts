import '../button.css'
import { classNames } from './class-names'

export interface ButtonLook {
  /** `main`: what the view is for, once in it. `danger`: what cannot be taken back. */
  variant?: 'plain' | 'main' | 'soft' | 'text' | 'danger'
}

/** Look of a button of both faces, for a link that looks like one; `place`: where it stands. */
export const buttonClass = ({ variant = 'plain' }: ButtonLook = {}, place?: string): string =>
  classNames('ui-button', variant !== 'plain' && `is-${variant}`, place)
