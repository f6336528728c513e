import type { RoutesFile } from './routes.ts'
import { Fit } from './stored/fit.ts'
import { Validators } from './validator.ts'

/** What a contract is checked by. */
export interface Compiled {
  validators: Validators
  fit: Fit
}

const known = new WeakMap<RoutesFile['contract'], Compiled>()

/**
 * The checks of a contract, each compiled when it is first needed, and once however many servers a
 * process mounts it on: tests start hundreds, and compiling took longer than the rest of their start.
 */
export function compiledOf(contract: RoutesFile['contract']): Compiled {
  const made = known.get(contract)
  if (made) return made
  const validators = new Validators(contract)
  const compiled = { validators, fit: new Fit(contract, validators) }
  known.set(contract, compiled)
  return compiled
}
