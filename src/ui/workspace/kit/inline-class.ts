import { classNames } from '../../kit/class-names'

/** Look of a link or an act in a line of text on the desk; `place`: where it stands. */
export const inlineClass = (place?: string): string => classNames('inline-link', place)
