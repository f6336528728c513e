import type { Logger } from '../../../contract/context.ts'

const nothing = (): void => undefined

/** For operations asked inside: what fails throws, and nobody is told more than that. */
export const QUIET: Logger = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => QUIET,
}
