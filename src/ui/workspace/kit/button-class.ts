import { classNames } from '../../kit/class-names'

/**
 * `main`: what the view is for, once in it. `soft`: the first of several. `text`: no edge.
 * `danger`: what cannot be taken back.
 */
export type ButtonVariant = 'plain' | 'main' | 'soft' | 'text' | 'danger'

const VARIANTS: Record<ButtonVariant, string> = {
  plain: '',
  main: 'p',
  soft: 's',
  text: 't',
  danger: 'p is-danger',
}

/** Look of a button of the desk, for a link that looks like one. */
export const buttonClass = (variant: ButtonVariant = 'plain', place?: string): string =>
  classNames('bt', VARIANTS[variant], place)
