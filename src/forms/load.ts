import type { GeneratedForm } from '../../generated/forms/form-type'
import { forms, type FormName } from '../../generated/forms/index'

const loaded = new Map<FormName, Promise<GeneratedForm>>()

/** A form of the contract, loaded once. Without rjsf: what only shows values needs no more. */
export function loadForm(name: FormName): Promise<GeneratedForm> {
  const known = loaded.get(name) ?? forms[name]().then((module) => module.default)
  loaded.set(name, known)
  return known
}
