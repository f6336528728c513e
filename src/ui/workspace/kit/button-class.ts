import { classNames } from '../../kit/class-names'

export interface ButtonLook {
  /**
   * `main`: what the view is for, once in it. `soft`: the first of several. `text`: no edge.
   * `danger`: what cannot be taken back.
   */
  variant?: 'plain' | 'main' | 'soft' | 'text' | 'danger'
}

const VARIANTS = { plain: '', main: 'p', soft: 's', text: 't', danger: 'p is-danger' }

/** Look of a button of the desk, for a link that looks like one; `place`: where it stands. */
export const buttonClass = ({ variant = 'plain' }: ButtonLook = {}, place?: string): string =>
  classNames('bt', VARIANTS[variant], place)
