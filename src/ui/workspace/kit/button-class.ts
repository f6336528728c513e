import { classNames } from '../../kit/class-names'

export interface ButtonLook {
  /**
   * `main`: what the view is for, once in it. `soft`: the first of several. `text`: no edge.
   * `danger`: what cannot be taken back.
   */
  variant?: 'plain' | 'main' | 'soft' | 'text' | 'danger'
}

const VARIANTS = {
  plain: '',
  main: 'is-main',
  soft: 'is-soft',
  text: 'is-text',
  danger: 'is-main is-danger',
}

/** Look of a button of the desk, for a link that looks like one; `place`: where it stands. */
export const buttonClass = ({ variant = 'plain' }: ButtonLook = {}, place?: string): string =>
  classNames('button', VARIANTS[variant], place)
