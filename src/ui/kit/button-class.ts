import { classNames } from './class-names'

/** `main`: what the view is for, once in it. `danger`: what cannot be taken back. */
export type ButtonVariant = 'plain' | 'main' | 'soft' | 'text' | 'danger'

/** Look of a button of both faces, for a link that looks like one. */
export const buttonClass = (variant: ButtonVariant = 'plain', place?: string): string =>
  classNames('ui-button', variant !== 'plain' && `is-${variant}`, place)
